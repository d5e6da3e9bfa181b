"use strict";
exports.ids = [
    "e"
];
exports.modules = {
    "./src/draw.ts" (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        var plotter__rspack_import_0 = __webpack_require__("plotter");
        const draw = ()=>(0, plotter__rspack_import_0.line)();
        __webpack_require__.d(__webpack_exports__, {}, {
            draw: draw
        });
    }
};
