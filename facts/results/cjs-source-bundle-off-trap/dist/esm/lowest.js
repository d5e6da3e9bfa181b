import { __webpack_require__ } from "./rslib-runtime~0.js";
__webpack_require__.add({
    "./src/lowest.cjs" (__unused_rspack_module, exports) {
        exports.lowest = 1;
    }
});
const lowest = __webpack_require__("./src/lowest.cjs");
var lowest_default = /*#__PURE__*/ __webpack_require__.n(lowest);
var lowest_default_0 = lowest_default();
var lowest_0 = lowest.lowest;
export default lowest_default_0;
export { lowest_0 as lowest };
