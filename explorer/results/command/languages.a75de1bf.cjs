"use strict";
var __webpack_modules__ = {
    "./src/languages.json" (module) {
        module.exports = /*#__PURE__*/ JSON.parse('[{"id":"en","unit":"words"},{"id":"de","unit":"Wörter"},{"id":"zh","unit":"个词"}]');
    }
};
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
var __webpack_exports__ = __webpack_require__("./src/languages.json");
exports["0"] = __webpack_exports__["0"];
exports["1"] = __webpack_exports__["1"];
exports["2"] = __webpack_exports__["2"];
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "0",
    "1",
    "2"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
