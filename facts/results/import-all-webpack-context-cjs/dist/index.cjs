var __webpack_modules__ = {
    "./src/parts sync recursive \\.js$" (module, __unused_rspack_exports, __webpack_require__) {
        var map = {
            "./one.js": "./src/parts/one.js",
            "./two.js": "./src/parts/two.js"
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
        __rspack_context_module.id = "./src/parts sync recursive \\.js$";
    },
    "./src/parts/one.js" (__unused_rspack___webpack_module__, __webpack_exports__, __webpack_require__) {
        "use strict";
        __webpack_require__.r(__webpack_exports__);
        const one = 1;
        __webpack_require__.d(__webpack_exports__, {}, {
            one: one
        });
    },
    "./src/parts/two.js" (__unused_rspack___webpack_module__, __webpack_exports__, __webpack_require__) {
        "use strict";
        __webpack_require__.r(__webpack_exports__);
        const two = 2;
        __webpack_require__.d(__webpack_exports__, {}, {
            two: two
        });
    }
};
var __webpack_module_cache__ = {};
function __webpack_require__(moduleId) {
    var cachedModule = __webpack_module_cache__[moduleId];
    if (void 0 !== cachedModule) return cachedModule.exports;
    var module = __webpack_module_cache__[moduleId] = {
        exports: {}
    };
    __webpack_modules__[moduleId](module, module.exports, __webpack_require__);
    return module.exports;
}
(()=>{
    __webpack_require__.d = (exports1, getters, values)=>{
        var define = (defs, kind)=>{
            for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) Object.defineProperty(exports1, key, {
                enumerable: true,
                [kind]: defs[key]
            });
        };
        define(getters, "get");
        define(values, "value");
    };
})();
(()=>{
    __webpack_require__.o = (obj, prop)=>Object.prototype.hasOwnProperty.call(obj, prop);
})();
(()=>{
    __webpack_require__.r = (exports1)=>{
        if ("u" > typeof Symbol && Symbol.toStringTag) Object.defineProperty(exports1, Symbol.toStringTag, {
            value: 'Module'
        });
        Object.defineProperty(exports1, '__esModule', {
            value: true
        });
    };
})();
var __webpack_exports__ = {};
(()=>{
    "use strict";
    __webpack_require__.r(__webpack_exports__);
    const parts = __webpack_require__("./src/parts sync recursive \\.js$");
    __webpack_require__.d(__webpack_exports__, {}, {
        parts: parts
    });
})();
exports.parts = __webpack_exports__.parts;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "parts"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
