(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else if ('object' == typeof exports) exports["CachedFetch"] = factory();
    else root["CachedFetch"] = root["CachedFetch"] || {}, root["CachedFetch"]["index"] = factory();
})(global, function() {
    return function() {
        "use strict";
        var __webpack_require__ = {};
        !function() {
            __webpack_require__.d = function(exports1, getters, values) {
                var define1 = function(defs, kind) {
                    for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) {
                        var descriptor = {
                            enumerable: true
                        };
                        descriptor[kind] = defs[key];
                        Object.defineProperty(exports1, key, descriptor);
                    }
                };
                define1(getters, "get");
                define1(values, "value");
            };
        }();
        !function() {
            __webpack_require__.o = function(obj, prop) {
                return Object.prototype.hasOwnProperty.call(obj, prop);
            };
        }();
        !function() {
            __webpack_require__.r = function(exports1) {
                if ("u" > typeof Symbol && Symbol.toStringTag) Object.defineProperty(exports1, Symbol.toStringTag, {
                    value: 'Module'
                });
                Object.defineProperty(exports1, '__esModule', {
                    value: true
                });
            };
        }();
        var __webpack_exports__ = {};
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            load: function() {
                return load;
            }
        });
        var cache = new Map();
        function asyncGeneratorStep(gen, resolve, reject, _next, _throw, key, arg) {
            try {
                var info = gen[key](arg);
                var value = info.value;
            } catch (error) {
                reject(error);
                return;
            }
            if (info.done) resolve(value);
            else Promise.resolve(value).then(_next, _throw);
        }
        function _async_to_generator(fn) {
            return function() {
                var self = this, args = arguments;
                return new Promise(function(resolve, reject) {
                    var gen = fn.apply(self, args);
                    function _next(value) {
                        asyncGeneratorStep(gen, resolve, reject, _next, _throw, "next", value);
                    }
                    function _throw(err) {
                        asyncGeneratorStep(gen, resolve, reject, _next, _throw, "throw", err);
                    }
                    _next(void 0);
                });
            };
        }
        function _ts_generator(thisArg, body) {
            var f, y, t, _ = {
                label: 0,
                sent: function() {
                    if (1 & t[0]) throw t[1];
                    return t[1];
                },
                trys: [],
                ops: []
            }, g = Object.create(("function" == typeof Iterator ? Iterator : Object).prototype), d = Object.defineProperty;
            return d(g, "next", {
                value: verb(0)
            }), d(g, "throw", {
                value: verb(1)
            }), d(g, "return", {
                value: verb(2)
            }), "function" == typeof Symbol && d(g, Symbol.iterator, {
                value: function() {
                    return this;
                }
            }), g;
            function verb(n) {
                return function(v) {
                    return step([
                        n,
                        v
                    ]);
                };
            }
            function step(op) {
                if (f) throw new TypeError("Generator is already executing.");
                while(g && (g = 0, op[0] && (_ = 0)), _)try {
                    if (f = 1, y && (t = 2 & op[0] ? y["return"] : op[0] ? y["throw"] || ((t = y["return"]) && t.call(y), 0) : y.next) && !(t = t.call(y, op[1])).done) return t;
                    if (y = 0, t) op = [
                        2 & op[0],
                        t.value
                    ];
                    switch(op[0]){
                        case 0:
                        case 1:
                            t = op;
                            break;
                        case 4:
                            _.label++;
                            return {
                                value: op[1],
                                done: false
                            };
                        case 5:
                            _.label++;
                            y = op[1];
                            op = [
                                0
                            ];
                            continue;
                        case 7:
                            op = _.ops.pop();
                            _.trys.pop();
                            continue;
                        default:
                            if (t = _.trys, !(t = t.length > 0 && t[t.length - 1]) && (6 === op[0] || 2 === op[0])) {
                                _ = 0;
                                continue;
                            }
                            if (3 === op[0] && (!t || op[1] > t[0] && op[1] < t[3])) {
                                _.label = op[1];
                                break;
                            }
                            if (6 === op[0] && _.label < t[1]) {
                                _.label = t[1];
                                t = op;
                                break;
                            }
                            if (t && _.label < t[2]) {
                                _.label = t[2];
                                _.ops.push(op);
                                break;
                            }
                            if (t[2]) _.ops.pop();
                            _.trys.pop();
                            continue;
                    }
                    op = body.call(thisArg, _);
                } catch (e) {
                    op = [
                        6,
                        e
                    ];
                    y = 0;
                } finally{
                    f = t = 0;
                }
                if (5 & op[0]) throw op[1];
                return {
                    value: op[0] ? op[1] : void 0,
                    done: true
                };
            }
        }
        function load(url) {
            return _async_to_generator(function() {
                var known, response, text;
                return _ts_generator(this, function(_state) {
                    switch(_state.label){
                        case 0:
                            known = cache.get(url);
                            if (void 0 !== known) return [
                                2,
                                known
                            ];
                            return [
                                4,
                                fetch(url)
                            ];
                        case 1:
                            response = _state.sent();
                            return [
                                4,
                                response.text()
                            ];
                        case 2:
                            text = _state.sent();
                            cache.set(url, text);
                            return [
                                2,
                                text
                            ];
                    }
                });
            })();
        }
        return __webpack_exports__;
    }();
});

//# sourceMappingURL=index.js.map