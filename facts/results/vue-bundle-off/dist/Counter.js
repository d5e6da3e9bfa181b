import { createElementBlock, defineComponent, openBlock, ref, toDisplayString } from "vue";
import "./Counter.css";
import { __webpack_require__ } from "./rslib-runtime.js";
__webpack_require__.add({
    G (__unused_rspack_module, exports) {
        exports.A = (sfc, props)=>{
            const target = sfc.__vccOpts || sfc;
            for (const [key, val] of props)target[key] = val;
            return target;
        };
    }
});
const Countervue_type_script_setup_true_lang_ts = /*@__PURE__*/ defineComponent({
    __name: 'Counter',
    props: {
        label: {}
    },
    setup (__props) {
        const count = ref(0);
        return (_ctx, _cache)=>(openBlock(), createElementBlock("button", {
                type: "button",
                onClick: _cache[0] || (_cache[0] = ($event)=>count.value++)
            }, toDisplayString(__props.label) + ": " + toDisplayString(count.value), 1));
    }
});
const exportHelper = __webpack_require__("G");
const __exports__ = /*#__PURE__*/ (0, exportHelper.A)(Countervue_type_script_setup_true_lang_ts, [
    [
        '__scopeId',
        "data-v-4f822704"
    ]
]);
const Counter = __exports__;
export default Counter;
