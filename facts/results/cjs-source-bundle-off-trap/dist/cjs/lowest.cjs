var __webpack_exports__ = {};
(()=>{
    var exports1 = __webpack_exports__;
    exports1.lowest = 1;
})();
exports.lowest = __webpack_exports__.lowest;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "lowest"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
