import { __webpack_require__ } from "./rslib-runtime.js";
import * as __rspack_external__separator_js_5a38e79c from "./separator.js";
__webpack_require__.add({
    "./src/index.ts" (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        var _separator__rspack_import_0 = __webpack_require__("./separator");
        const plus = '+';
        function run(code) {
            return String(eval(code)) + _separator__rspack_import_0.separator;
        }
        __webpack_require__.d(__webpack_exports__, {
            run: ()=>run
        }, {
            plus: plus
        });
    },
    "./separator" (module) {
        module.exports = __rspack_external__separator_js_5a38e79c;
    }
});
const src = __webpack_require__("./src/index.ts");
var plus = src.plus;
var run = src.run;
export { plus, run };
