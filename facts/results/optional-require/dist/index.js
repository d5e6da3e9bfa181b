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
const load = ()=>{
    try {
        return __webpack_require__(Object(function() {
            var e = new Error("Cannot find module 'fsevents-lite'");
            e.code = 'MODULE_NOT_FOUND';
            throw e;
        }()));
    } catch  {
        return;
    }
};
export { load };
