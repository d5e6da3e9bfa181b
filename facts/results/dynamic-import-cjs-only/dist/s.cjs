"use strict";
exports.ids = [
    "s"
];
exports.modules = {
    y8 (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        const words = [
            'one',
            'two'
        ];
        __webpack_require__.d(__webpack_exports__, {}, {
            words: words
        });
    }
};
