import { __webpack_require__ } from "./rslib-runtime~0.js";
__webpack_require__.add({
    "./src/limits.cjs" (module) {
        module.exports = {
            lowest: 1,
            highest: 10
        };
    }
});
__webpack_require__("./src/limits.cjs");
