import { __webpack_require__ } from "./rslib-runtime.js";
__webpack_require__.add({
    G (__unused_rspack_module, exports) {
        exports.A = (sfc, props)=>{
            const target = sfc.__vccOpts || sfc;
            for (const [key, val] of props)target[key] = val;
            return target;
        };
    }
});
