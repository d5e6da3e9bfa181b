import { __webpack_require__ } from "./rslib-runtime.js";
import { createElementBlock, openBlock, renderSlot } from "vue";
import "./Menu.css";
import "./o.js";
const _hoisted_1 = {
    class: "menu"
};
function render(_ctx, _cache) {
    return openBlock(), createElementBlock("menu", _hoisted_1, [
        renderSlot(_ctx.$slots, "default", {}, void 0, true)
    ]);
}
const exportHelper = __webpack_require__("G");
const script = {};
const __exports__ = /*#__PURE__*/ (0, exportHelper.A)(script, [
    [
        'render',
        render
    ],
    [
        '__scopeId',
        "data-v-10c91781"
    ]
]);
const Menu = __exports__;
export default Menu;
