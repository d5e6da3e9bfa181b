import { __webpack_require__ } from "./rslib-runtime.js";
__webpack_require__.add({
    "./src/limits.cjs" (module) {
        module.exports = {
            limit: 10
        };
    }
});
