import { __webpack_require__ } from "./rslib-runtime~0.js";
__webpack_require__.add({
    "./src/clamp.cjs" (module) {
        module.exports = (value)=>Math.min(10, Math.max(1, value));
    }
});
__webpack_require__("./src/clamp.cjs");
