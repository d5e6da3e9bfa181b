(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory(require("@swc/helpers/_/_to_consumable_array"));
    else if ('function' == typeof define && define.amd) define([
        "@swc/helpers/_/_to_consumable_array"
    ], factory);
    else if ('object' == typeof exports) exports["Lists"] = factory(require("@swc/helpers/_/_to_consumable_array"));
    else root["Lists"] = factory(root["@swc/helpers/_/_to_consumable_array"]);
})(self, function(__rspack_external_A) {
    return function() {
        "use strict";
        var __webpack_modules__ = {
            A: function(module1) {
                module1.exports = __rspack_external_A;
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
            var _swc_helpers_to_consumable_array__rspack_import_0 = __webpack_require__("A");
            function sort(list) {
                return (0, _swc_helpers_to_consumable_array__rspack_import_0._)(list).sort();
            }
            __webpack_require__.d(__webpack_exports__, {
                sort: function() {
                    return sort;
                }
            });
        }();
        return __webpack_exports__;
    }();
});
