"use strict";
var __webpack_module_cache__ = {};
function __webpack_require__(moduleId) {
    var cachedModule = __webpack_module_cache__[moduleId];
    if (void 0 !== cachedModule) return cachedModule.exports;
    var module = __webpack_module_cache__[moduleId] = {
        exports: {}
    };
    __webpack_modules__[moduleId](module, module.exports, __webpack_require__);
    return module.exports;
}
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
const star_namespaceObject = require("./static/svg/star.svg");
const Rating_module = {
    rating: "rating-Pk2wwT",
    full: "full-RWrSiH",
    empty: "empty-m9wxSP"
};
function Rating({ max = 5, onRate }) {
    const [rating, setRating] = (0, external_react_namespaceObject.useState)(0);
    const rate = (stars)=>{
        setRating(stars);
        null == onRate || onRate(stars);
    };
    return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)("div", {
        className: Rating_module.rating,
        children: Array.from({
            length: max
        }, (_, index)=>/*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)("button", {
                type: "button",
                className: index < rating ? Rating_module.full : Rating_module.empty,
                onClick: ()=>rate(index + 1),
                children: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)("img", {
                    src: star_namespaceObject,
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

//# sourceMappingURL=index.cjs.map