var __webpack_modules__ = {
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
    },
    "./src/parts/one.ts" (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
        "use strict";
        __webpack_require__.r(__webpack_exports__);
        const name = 'one';
        __webpack_require__.d(__webpack_exports__, {}, {
            name: name
        });
    },
    "./src/parts/two.ts" (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
        "use strict";
        __webpack_require__.r(__webpack_exports__);
        const name = 'two';
        __webpack_require__.d(__webpack_exports__, {}, {
            name: name
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
    const parts = __webpack_require__("./src/parts sync \\.ts$");
    const names = parts.keys().map((key)=>parts(key).name);
    __webpack_require__.d(__webpack_exports__, {}, {
        names: names
    });
})();
exports.names = __webpack_exports__.names;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "names"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
