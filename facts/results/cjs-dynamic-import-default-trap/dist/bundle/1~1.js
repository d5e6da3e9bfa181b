"use strict";
exports.ids = [
    1
];
exports.modules = {
    "./src/greet.ts" (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
        const __rspack_default_export = (name)=>`Hello ${name}`;
        __webpack_require__.d(__webpack_exports__, {}, {
            default: __rspack_default_export
        });
    }
};
