"use strict";
(globalThis["chunk_slugs"] ||= []).push([["__federation_expose_default_export"], {
"./src/index.ts"(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  toSlug: () => (toSlug)
});
const toSlug = (title)=>title.trim().toLowerCase().replaceAll(' ', '-');


},

}]);
//# sourceMappingURL=__federation_expose_default_export.js.map