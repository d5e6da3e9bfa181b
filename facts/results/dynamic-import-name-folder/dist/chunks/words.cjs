"use strict";
exports.ids = [
    6
];
exports.modules = {
    "./src/words.ts" (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        const words = [
            'a'
        ];
        __webpack_require__.d(__webpack_exports__, {}, {
            words: words
        });
    }
};
