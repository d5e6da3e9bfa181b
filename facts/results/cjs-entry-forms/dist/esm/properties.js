import { __webpack_require__ } from "./rslib-runtime~0.js";
__webpack_require__.add({
    "./src/properties.cjs" (__unused_rspack_module, exports) {
        exports.lowest = 1;
        exports.highest = 10;
    }
});
const properties = __webpack_require__("./src/properties.cjs");
var properties_default = /*#__PURE__*/ __webpack_require__.n(properties);
var properties_default_0 = properties_default();
var highest = properties.highest;
var lowest = properties.lowest;
export default properties_default_0;
export { highest, lowest };
