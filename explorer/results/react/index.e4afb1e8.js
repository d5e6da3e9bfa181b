/*! LICENSE: index.js.LICENSE.txt */
(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory(require("react"));
    else if ('function' == typeof define && define.amd) define([
        "react"
    ], factory);
    else if ('object' == typeof exports) exports["StarRating"] = factory(require("react"));
    else root["StarRating"] = factory(root["React"]);
})(self, function(__rspack_external_G) {
    return function() {
        "use strict";
        var __webpack_modules__ = {
            V: function(__unused_rspack_module, exports1) {
                /**
 * @license React
 * react-jsx-runtime.production.js
 *
 * Copyright (c) Meta Platforms, Inc. and affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */ var REACT_ELEMENT_TYPE = Symbol.for("react.transitional.element");
                Symbol.for("react.fragment");
                function jsxProd(type, config, maybeKey) {
                    var key = null;
                    void 0 !== maybeKey && (key = "" + maybeKey);
                    void 0 !== config.key && (key = "" + config.key);
                    if ("key" in config) {
                        maybeKey = {};
                        for(var propName in config)"key" !== propName && (maybeKey[propName] = config[propName]);
                    } else maybeKey = config;
                    config = maybeKey.ref;
                    return {
                        $$typeof: REACT_ELEMENT_TYPE,
                        type: type,
                        key: key,
                        ref: void 0 !== config ? config : null,
                        props: maybeKey
                    };
                }
                exports1.jsx = jsxProd;
            },
            X: function(module1, __unused_rspack_exports, __webpack_require__) {
                module1.exports = __webpack_require__("V");
            },
            G: function(module1) {
                module1.exports = __rspack_external_G;
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
            __webpack_require__.d(__webpack_exports__, {
                Rating: function() {
                    return Rating;
                }
            });
            var jsx_runtime = __webpack_require__("X");
            var external_commonjs2_react_root_React_amd_react_commonjs_react_ = __webpack_require__("G");
            var star_namespaceObject = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAyNCAyNCIgd2lkdGg9IjI0IiBoZWlnaHQ9IjI0Ij4KICA8cGF0aCBmaWxsPSJnb2xkIiBkPSJNMTIgMmwzIDdoN2wtNiA0IDMgOC03LTUtNyA1IDMtOC02LTRoN3oiIC8+Cjwvc3ZnPgo=";
            var Rating_module = {
                rating: "rating-Pk2wwT",
                full: "full-RWrSiH",
                empty: "empty-m9wxSP"
            };
            function _array_like_to_array(arr, len) {
                if (null == len || len > arr.length) len = arr.length;
                for(var i = 0, arr2 = new Array(len); i < len; i++)arr2[i] = arr[i];
                return arr2;
            }
            function _array_with_holes(arr) {
                if (Array.isArray(arr)) return arr;
            }
            function _iterable_to_array_limit(arr, i) {
                var _i = null == arr ? null : "u" > typeof Symbol && arr[Symbol.iterator] || arr["@@iterator"];
                if (null == _i) return;
                var _arr = [];
                var _n = true;
                var _d = false;
                var _s, _e;
                try {
                    for(_i = _i.call(arr); !(_n = (_s = _i.next()).done); _n = true){
                        _arr.push(_s.value);
                        if (i && _arr.length === i) break;
                    }
                } catch (err) {
                    _d = true;
                    _e = err;
                } finally{
                    try {
                        if (!_n && null != _i["return"]) _i["return"]();
                    } finally{
                        if (_d) throw _e;
                    }
                }
                return _arr;
            }
            function _non_iterable_rest() {
                throw new TypeError("Invalid attempt to destructure non-iterable instance.\nIn order to be iterable, non-array objects must have a [Symbol.iterator]() method.");
            }
            function _sliced_to_array(arr, i) {
                return _array_with_holes(arr) || _iterable_to_array_limit(arr, i) || _unsupported_iterable_to_array(arr, i) || _non_iterable_rest();
            }
            function _unsupported_iterable_to_array(o, minLen) {
                if (!o) return;
                if ("string" == typeof o) return _array_like_to_array(o, minLen);
                var n = Object.prototype.toString.call(o).slice(8, -1);
                if ("Object" === n && o.constructor) n = o.constructor.name;
                if ("Map" === n || "Set" === n) return Array.from(n);
                if ("Arguments" === n || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n)) return _array_like_to_array(o, minLen);
            }
            function Rating(param) {
                var _param_max = param.max, max = void 0 === _param_max ? 5 : _param_max, onRate = param.onRate;
                var _useState = _sliced_to_array((0, external_commonjs2_react_root_React_amd_react_commonjs_react_.useState)(0), 2), rating = _useState[0], setRating = _useState[1];
                var rate = function(stars) {
                    setRating(stars);
                    null == onRate || onRate(stars);
                };
                return /*#__PURE__*/ (0, jsx_runtime.jsx)("div", {
                    className: Rating_module.rating,
                    children: Array.from({
                        length: max
                    }, function(_, index) {
                        return /*#__PURE__*/ (0, jsx_runtime.jsx)("button", {
                            type: "button",
                            className: index < rating ? Rating_module.full : Rating_module.empty,
                            onClick: function() {
                                return rate(index + 1);
                            },
                            children: /*#__PURE__*/ (0, jsx_runtime.jsx)("img", {
                                src: star_namespaceObject,
                                alt: "".concat(index + 1)
                            })
                        }, index);
                    })
                });
            }
        }();
        return __webpack_exports__;
    }();
});

//# sourceMappingURL=index.js.map