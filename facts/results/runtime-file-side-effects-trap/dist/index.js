var __webpack_modules__ = {};
var __webpack_module_cache__ = {};
function __nested_rspack_require_65__(moduleId) {
    var cachedModule = __webpack_module_cache__[moduleId];
    if (void 0 !== cachedModule) return cachedModule.exports;
    var module = __webpack_module_cache__[moduleId] = {
        exports: {}
    };
    __webpack_modules__[moduleId](module, module.exports, __nested_rspack_require_65__);
    return module.exports;
}
__nested_rspack_require_65__.m = __webpack_modules__;
(()=>{
    __nested_rspack_require_65__.add = function(modules) {
        Object.assign(__nested_rspack_require_65__.m, modules);
    };
})();
const limit = __nested_rspack_require_65__("./src/limit.cjs");
const lower = (value)=>Math.min(value, limit.limit);
const src_limit = lower(99);
export { src_limit as limit };
