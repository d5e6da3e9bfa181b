"use strict";
exports.ids = [
    6
];
exports.modules = {
    "./src/letters.ts" (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
        const letters = {
            list: 'abcdefghij'
        };
        __webpack_require__.d(__webpack_exports__, {}, {
            M: letters
        });
    }
};
