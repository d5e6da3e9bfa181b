import { __webpack_require__ } from "./rslib-runtime.js";
__webpack_require__.add({
    "./src/img sync recursive ^\\.\\/.*\\.txt$" (module, __unused_rspack_exports, __webpack_require__) {
        var map = {
            "./a.txt": "./src/img/a.txt"
        };
        function __rspack_context_module(req) {
            var id = __rspack_context_module_resolve(req);
            return __webpack_require__(id);
        }
        function __rspack_context_module_resolve(req) {
            if (!__webpack_require__.o(map, req)) {
                var e = new Error("Cannot find module '" + req + "'");
                e.code = 'MODULE_NOT_FOUND';
                throw e;
            }
            return map[req];
        }
        __rspack_context_module.keys = ()=>Object.keys(map);
        __rspack_context_module.resolve = __rspack_context_module_resolve;
        module.exports = __rspack_context_module;
        __rspack_context_module.id = "./src/img sync recursive ^\\.\\/.*\\.txt$";
    },
    "./src/img/a.txt" (module, __unused_rspack_exports, __webpack_require__) {
        module.exports = __webpack_require__.p + "static/assets/a.txt";
    }
});
const getText = (name)=>__webpack_require__("./src/img sync recursive ^\\.\\/.*\\.txt$")(`./${name}.txt`);
export { getText };
