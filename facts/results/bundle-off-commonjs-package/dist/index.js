import { __webpack_require__ } from "./rslib-runtime~0.js";
__webpack_require__.add({
    "./node_modules/upper/index.js" (__unused_rspack_module, exports) {
        exports.j = (text)=>text.toUpperCase();
    }
});
const upper = __webpack_require__("./node_modules/upper/index.js");
var j = upper.j;
export { j as upper };
