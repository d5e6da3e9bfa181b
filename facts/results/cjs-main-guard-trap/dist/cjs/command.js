var __webpack_modules__ = {
    "./src/command.js" (module, __unused_rspack_exports, __webpack_require__) {
        module = __webpack_require__.nmd(module);
        module.exports = {
            isCommand: __webpack_require__.c[__webpack_require__.s] === module
        };
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
__webpack_require__.c = __webpack_module_cache__;
(()=>{
    __webpack_require__.nmd = (module)=>{
        module.paths = [];
        if (!module.children) module.children = [];
        return module;
    };
})();
var __webpack_exports__ = __webpack_require__(__webpack_require__.s = "./src/command.js");
for(var __rspack_i in __webpack_exports__)exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
