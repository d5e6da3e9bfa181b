import { __webpack_require__ } from "../rslib-runtime~1.js";
__webpack_require__.add({
    "./src/parts/one.ts" (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        const name = 'one';
        __webpack_require__.d(__webpack_exports__, {}, {
            name: name
        });
    }
});
const one = __webpack_require__("./src/parts/one.ts");
var name_0 = one.name;
export { name_0 as name };
