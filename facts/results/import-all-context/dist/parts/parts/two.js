import { __webpack_require__ } from "../rslib-runtime~1.js";
__webpack_require__.add({
    "./src/parts/two.ts" (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        const name = 'two';
        __webpack_require__.d(__webpack_exports__, {}, {
            name: name
        });
    }
});
const two = __webpack_require__("./src/parts/two.ts");
var name_0 = two.name;
export { name_0 as name };
