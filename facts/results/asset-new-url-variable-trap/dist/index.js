import a from "./static/image/a.png";
import { __webpack_require__ } from "./rslib-runtime.js";
__webpack_require__.add({
    "./src/img sync recursive ^\\.\\/.*\\.png$" (module, __unused_rspack_exports, __webpack_require__) {
        var map = {
            "./a.png": "./src/img/a.png"
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
        __rspack_context_module.id = "./src/img sync recursive ^\\.\\/.*\\.png$";
    },
    "./src/img/a.png" (module) {
        module.exports = a;
    }
});
const getImage = (name)=>__webpack_require__("./src/img sync recursive ^\\.\\/.*\\.png$")(`./${name}.png`);
export { getImage };
