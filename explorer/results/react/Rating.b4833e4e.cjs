"use strict";
var __webpack_require__ = {};
(()=>{
    __webpack_require__.n = (module)=>{
        var getter = module && module.__esModule ? ()=>module['default'] : ()=>module;
        __webpack_require__.d(getter, {
            a: getter
        });
        return getter;
    };
})();
(()=>{
    __webpack_require__.d = (exports1, getters, values)=>{
        var define = (defs, kind)=>{
            for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) Object.defineProperty(exports1, key, {
                enumerable: true,
                [kind]: defs[key]
            });
        };
        define(getters, "get");
        define(values, "value");
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
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
    Rating: ()=>Rating
});
const jsx_runtime_namespaceObject = require("react/jsx-runtime");
const external_react_namespaceObject = require("react");
const external_star_cjs_namespaceObject = require("./star.cjs");
var external_star_cjs_default = /*#__PURE__*/ __webpack_require__.n(external_star_cjs_namespaceObject);
const external_Rating_module_cjs_namespaceObject = require("./Rating.module.cjs");
var external_Rating_module_cjs_default = /*#__PURE__*/ __webpack_require__.n(external_Rating_module_cjs_namespaceObject);
function Rating({ max = 5, onRate }) {
    const [rating, setRating] = (0, external_react_namespaceObject.useState)(0);
    const rate = (stars)=>{
        setRating(stars);
        onRate?.(stars);
    };
    return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)("div", {
        className: external_Rating_module_cjs_default().rating,
        children: Array.from({
            length: max
        }, (_, index)=>/*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)("button", {
                type: "button",
                className: index < rating ? external_Rating_module_cjs_default().full : external_Rating_module_cjs_default().empty,
                onClick: ()=>rate(index + 1),
                children: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)("img", {
                    src: external_star_cjs_default(),
                    alt: `${index + 1}`
                })
            }, index))
    });
}
exports.Rating = __webpack_exports__.Rating;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "Rating"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
