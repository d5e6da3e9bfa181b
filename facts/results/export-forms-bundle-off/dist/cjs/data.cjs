"use strict";
var __webpack_modules__ = {
    "./src/data.json" (module) {
        module.exports = /*#__PURE__*/ JSON.parse('{"version":"1.2.3","count":1}');
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
var __webpack_exports__ = __webpack_require__("./src/data.json");
exports.count = __webpack_exports__.count;
exports.version = __webpack_exports__.version;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "count",
    "version"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
