/*! LICENSE: index.js.LICENSE.txt */
(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory(require("react"));
    else if ('function' == typeof define && define.amd) define([
        "react"
    ], factory);
    else if ('object' == typeof exports) exports["StarRating"] = factory(require("react"));
    else root["StarRating"] = factory(root["React"]);
})(self, (__rspack_external_G)=>(()=>{
        "use strict";
        var __webpack_modules__ = {
            V (__unused_rspack_module, exports1) {
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
            X (module1, __unused_rspack_exports, __webpack_require__) {
                module1.exports = __webpack_require__("V");
            },
            G (module1) {
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
        (()=>{
            __webpack_require__.d = (exports1, getters, values)=>{
                var define1 = (defs, kind)=>{
                    for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) Object.defineProperty(exports1, key, {
                        enumerable: true,
                        [kind]: defs[key]
                    });
                };
                define1(getters, "get");
                define1(values, "value");
            };
        })();
        (()=>{
            __webpack_require__.o = (obj, prop)=>Object.prototype.hasOwnProperty.call(obj, prop);
        })();
        (()=>{
            __webpack_require__.r = (exports1)=>{
                if ("u" > typeof Symbol && Symbol.toStringTag) Object.defineProperty(exports1, Symbol.toStringTag, {
                    value: 'Module'
                });
                Object.defineProperty(exports1, '__esModule', {
                    value: true
                });
            };
        })();
        var __webpack_exports__ = {};
        (()=>{
            __webpack_require__.r(__webpack_exports__);
            __webpack_require__.d(__webpack_exports__, {
                Rating: ()=>Rating
            });
            var jsx_runtime = __webpack_require__("X");
            var external_commonjs2_react_root_React_amd_react_commonjs_react_ = __webpack_require__("G");
            const star_namespaceObject = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAyNCAyNCIgd2lkdGg9IjI0IiBoZWlnaHQ9IjI0Ij4KICA8cGF0aCBmaWxsPSJnb2xkIiBkPSJNMTIgMmwzIDdoN2wtNiA0IDMgOC03LTUtNyA1IDMtOC02LTRoN3oiIC8+Cjwvc3ZnPgo=";
            const Rating_module = {
                rating: "rating-Pk2wwT",
                full: "full-RWrSiH",
                empty: "empty-m9wxSP"
            };
            function Rating({ max = 5, onRate }) {
                const [rating, setRating] = (0, external_commonjs2_react_root_React_amd_react_commonjs_react_.useState)(0);
                const rate = (stars)=>{
                    setRating(stars);
                    null == onRate || onRate(stars);
                };
                return /*#__PURE__*/ (0, jsx_runtime.jsx)("div", {
                    className: Rating_module.rating,
                    children: Array.from({
                        length: max
                    }, (_, index)=>/*#__PURE__*/ (0, jsx_runtime.jsx)("button", {
                            type: "button",
                            className: index < rating ? Rating_module.full : Rating_module.empty,
                            onClick: ()=>rate(index + 1),
                            children: /*#__PURE__*/ (0, jsx_runtime.jsx)("img", {
                                src: star_namespaceObject,
                                alt: `${index + 1}`
                            })
                        }, index))
                });
            }
        })();
        return __webpack_exports__;
    })());
