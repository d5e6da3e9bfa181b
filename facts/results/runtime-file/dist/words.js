import { __webpack_require__ } from "./rslib-runtime.js";
__webpack_require__.add({
    "./src/words.cjs" (__unused_rspack_module, exports) {
        exports.words = [
            'one'
        ];
    }
});
const words = __webpack_require__("./src/words.cjs");
var words_default = /*#__PURE__*/ __webpack_require__.n(words);
var words_default_0 = words_default();
var words_0 = words.words;
export default words_default_0;
export { words_0 as words };
