import { createElementBlock, defineComponent, openBlock, toDisplayString } from "vue";
var __webpack_modules__ = {};
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
__webpack_require__.m = __webpack_modules__;
(()=>{
    __webpack_require__.add = function(modules) {
        Object.assign(__webpack_require__.m, modules);
    };
})();
__webpack_require__.add({
    G (__unused_rspack_module, exports) {
        exports.A = (sfc, props)=>{
            const target = sfc.__vccOpts || sfc;
            for (const [key, val] of props)target[key] = val;
            return target;
        };
    }
});
const _hoisted_1 = {
    type: "button"
};
const Buttonvue_type_script_setup_true_lang_ts = /*@__PURE__*/ defineComponent({
    __name: 'Button',
    props: {
        label: {}
    },
    setup (__props) {
        return (_ctx, _cache)=>(openBlock(), createElementBlock("button", _hoisted_1, toDisplayString(__props.label), 1));
    }
});
const exportHelper = __webpack_require__("G");
const __exports__ = /*#__PURE__*/ (0, exportHelper.A)(Buttonvue_type_script_setup_true_lang_ts, [
    [
        '__scopeId',
        "data-v-d44b7f73"
    ]
]);
const Button = __exports__;
export { Button };
