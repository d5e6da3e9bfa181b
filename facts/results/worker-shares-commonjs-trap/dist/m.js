import { __webpack_require__ } from "./l.js";
__webpack_require__.add({
    "./node_modules/double/index.js" (module) {
        module.exports = (value)=>2 * value;
    }
});
