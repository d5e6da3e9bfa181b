import { __webpack_require__ } from "./rslib-runtime~1.js";
import "./parts/one.js";
import "./parts/two.js";
__webpack_require__.add({
    "./src/parts sync \\.ts$" (module, __unused_rspack_exports, __webpack_require__) {
        var map = {
            "./one.ts": "./src/parts/one.ts",
            "./two.ts": "./src/parts/two.ts"
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
        __rspack_context_module.id = "./src/parts sync \\.ts$";
    }
});
const parts = __webpack_require__("./src/parts sync \\.ts$");
const names = parts.keys().map((key)=>parts(key).name);
export { names };
