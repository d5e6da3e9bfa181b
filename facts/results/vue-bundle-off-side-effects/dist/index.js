import { createElementBlock, openBlock, renderSlot } from "vue";
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
__nested_rspack_require_65__.add({
    i (__unused_rspack_module, exports) {
        exports.A = (sfc, props)=>{
            const target = sfc.__vccOpts || sfc;
            for (const [key, val] of props)target[key] = val;
            return target;
        };
    }
});
const _hoisted_1 = {
    class: "link"
};
function render(_ctx, _cache) {
    return openBlock(), createElementBlock("a", _hoisted_1, [
        renderSlot(_ctx.$slots, "default", {}, void 0, true)
    ]);
}
const exportHelper = __nested_rspack_require_65__("i");
const script = {};
const __exports__ = /*#__PURE__*/ (0, exportHelper.A)(script, [
    [
        'render',
        render
    ],
    [
        '__scopeId',
        "data-v-dbe3764b"
    ]
]);
const Link = __exports__;
const dist_Link = Link;
export { dist_Link as Link };
