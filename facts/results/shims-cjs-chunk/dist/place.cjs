"use strict";
const __rslib_import_meta_url__ = /*#__PURE__*/ function() {
    return "u" < typeof document ? new (require('url'.replace('', ''))).URL('file:' + __filename).href : document.currentScript && document.currentScript.src || new URL('main.js', document.baseURI).href;
}();
exports.ids = [
    "t"
];
exports.modules = {
    "./src/place.ts" (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        const place = __rslib_import_meta_url__;
        __webpack_require__.d(__webpack_exports__, {}, {
            place: place
        });
    }
};
