"use strict";
(globalThis["chunk_host"] ||= []).push([["m"], {
"Qi"(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
/* import */ var counter__rspack_import_0 = __webpack_require__("X");
/* import */ var counter__rspack_import_0_default = /*#__PURE__*/__webpack_require__.n(counter__rspack_import_0);
/* import */ var react__rspack_import_1 = __webpack_require__("Tu");
/* import */ var react_dom_client__rspack_import_2 = __webpack_require__("T4");



const root = document.getElementById('root');
if (root) (0,react_dom_client__rspack_import_2.createRoot)(root).render((0,react__rspack_import_1.createElement)(counter__rspack_import_0.Counter));


},

}]);