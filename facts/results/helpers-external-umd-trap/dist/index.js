(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory(require("@swc/helpers/_/_define_property"), require("@swc/helpers/_/_create_class"), require("@swc/helpers/_/_ts_generator"), require("@swc/helpers/_/_async_to_generator"), require("@swc/helpers/_/_class_call_check"));
    else if ('function' == typeof define && define.amd) define([
        "@swc/helpers/_/_define_property",
        "@swc/helpers/_/_create_class",
        "@swc/helpers/_/_ts_generator",
        "@swc/helpers/_/_async_to_generator",
        "@swc/helpers/_/_class_call_check"
    ], factory);
    else if ('object' == typeof exports) exports["Counters"] = factory(require("@swc/helpers/_/_define_property"), require("@swc/helpers/_/_create_class"), require("@swc/helpers/_/_ts_generator"), require("@swc/helpers/_/_async_to_generator"), require("@swc/helpers/_/_class_call_check"));
    else root["Counters"] = factory(root["@swc/helpers/_/_define_property"], root["@swc/helpers/_/_create_class"], root["@swc/helpers/_/_ts_generator"], root["@swc/helpers/_/_async_to_generator"], root["@swc/helpers/_/_class_call_check"]);
})(self, function(__rspack_external_a, __rspack_external_J, __rspack_external_R, __rspack_external_K, __rspack_external_Q) {
    return function() {
        "use strict";
        var __webpack_modules__ = {
            K: function(module1) {
                module1.exports = __rspack_external_K;
            },
            Q: function(module1) {
                module1.exports = __rspack_external_Q;
            },
            J: function(module1) {
                module1.exports = __rspack_external_J;
            },
            a: function(module1) {
                module1.exports = __rspack_external_a;
            },
            R: function(module1) {
                module1.exports = __rspack_external_R;
            }
        };
        var __webpack_module_cache__ = {};
        function __webpack_require__(moduleId) {
            var cachedModule = __webpack_module_cache__[moduleId];
            if (void 0 !== cachedModule) return cachedModule.exports;
            var module1 = __webpack_module_cache__[moduleId] = {
                exports: {}
            };
            __webpack_modules__[moduleId](module1, module1.exports, __webpack_require__);
            return module1.exports;
        }
        !function() {
            __webpack_require__.n = function(module1) {
                var getter = module1 && module1.__esModule ? function() {
                    return module1['default'];
                } : function() {
                    return module1;
                };
                __webpack_require__.d(getter, {
                    a: getter
                });
                return getter;
            };
        }();
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
        !function() {
            __webpack_require__.r(__webpack_exports__);
            var _swc_helpers_async_to_generator__rspack_import_0 = __webpack_require__("K");
            var _swc_helpers_class_call_check__rspack_import_1 = __webpack_require__("Q");
            var _swc_helpers_create_class__rspack_import_2 = __webpack_require__("J");
            var _swc_helpers_define_property__rspack_import_3 = __webpack_require__("a");
            var _swc_helpers_ts_generator__rspack_import_4 = __webpack_require__("R");
            var Counter = /*#__PURE__*/ function() {
                "use strict";
                function Counter() {
                    (0, _swc_helpers_class_call_check__rspack_import_1._)(this, Counter);
                    (0, _swc_helpers_define_property__rspack_import_3._)(this, "count", 0);
                }
                (0, _swc_helpers_create_class__rspack_import_2._)(Counter, [
                    {
                        key: "add",
                        value: function(step) {
                            return (0, _swc_helpers_async_to_generator__rspack_import_0._)(function() {
                                var _, _1;
                                return (0, _swc_helpers_ts_generator__rspack_import_4._)(this, function(_state) {
                                    switch(_state.label){
                                        case 0:
                                            _ = this;
                                            _1 = _.count;
                                            return [
                                                4,
                                                step
                                            ];
                                        case 1:
                                            _.count = _1 + _state.sent();
                                            return [
                                                2,
                                                this.count
                                            ];
                                    }
                                });
                            }).call(this);
                        }
                    }
                ]);
                return Counter;
            }();
            __webpack_require__.d(__webpack_exports__, {
                Counter: function() {
                    return Counter;
                }
            });
        }();
        return __webpack_exports__;
    }();
});
