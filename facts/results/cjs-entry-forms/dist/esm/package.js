import { __webpack_require__ } from "./rslib-runtime~0.js";
__webpack_require__.add({
    "./node_modules/sizes/index.js" (module) {
        module.exports = {
            small: 1,
            large: 10
        };
    }
});
