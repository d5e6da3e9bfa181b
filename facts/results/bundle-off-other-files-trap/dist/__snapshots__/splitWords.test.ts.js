import { __webpack_require__ } from "../rslib-runtime.js";
__webpack_require__.add({
    "./src/__snapshots__/splitWords.test.ts.snap" (__unused_rspack_module, exports) {
        exports.splits = "a b";
    }
});
const splitWords_test_ts = __webpack_require__("./src/__snapshots__/splitWords.test.ts.snap");
var splitWords_test_ts_default = /*#__PURE__*/ __webpack_require__.n(splitWords_test_ts);
var splitWords_test_ts_default_0 = splitWords_test_ts_default();
var splits = splitWords_test_ts.splits;
export default splitWords_test_ts_default_0;
export { splits };
