import { __webpack_require__ } from "./rslib-runtime.js";
__webpack_require__.add({
    "./src/add.wasm" (module, exports, __webpack_require__) {
        module.exports = __webpack_require__.v(exports, "static/wasm/54b710755d.module.wasm");
    }
});
const add = await __webpack_require__("./src/add.wasm");
const three = (0, add.add)(1, 2);
export { three };
