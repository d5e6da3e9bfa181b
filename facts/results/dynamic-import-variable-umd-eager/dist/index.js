(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else if ('object' == typeof exports) exports["slugs"] = factory();
    else root["slugs"] = factory();
})(global, ()=>(()=>{
        var __webpack_modules__ = {
            "./src/parts eager recursive ^\\.\\/.*\\.ts$" (module1, __unused_rspack_exports, __webpack_require__) {
                var map = {
                    "./one.ts": "./src/parts/one.ts"
                };
                function __rspack_async_context(req) {
                    return __rspack_async_context_resolve(req).then((id)=>__webpack_require__(id));
                }
                function __rspack_async_context_resolve(req) {
                    return Promise.resolve().then(()=>{
                        if (!__webpack_require__.o(map, req)) {
                            var e = new Error("Cannot find module '" + req + "'");
                            e.code = 'MODULE_NOT_FOUND';
                            throw e;
                        }
                        return map[req];
                    });
                }
                __rspack_async_context.keys = ()=>Object.keys(map);
                __rspack_async_context.resolve = __rspack_async_context_resolve;
                __rspack_async_context.id = "./src/parts eager recursive ^\\.\\/.*\\.ts$";
                module1.exports = __rspack_async_context;
            },
            "./src/parts/one.ts" (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
                "use strict";
                __webpack_require__.r(__webpack_exports__);
                const one = 'the only part';
                __webpack_require__.d(__webpack_exports__, {}, {
                    one: one
                });
            }
        };
        var __webpack_module_cache__ = {};
        function __webpack_require__(moduleId) {
            var cachedModule = __webpack_module_cache__[moduleId];
            if (void 0 !== cachedModule) return cachedModule.exports;
            var module1 = __webpack_module_cache__[moduleId] = {
                exports: {}
            };
            __webpack_modules__[moduleId](module1, module1.exports, __webpack_require__);
            return module1.exports;
        }
        (()=>{
            __webpack_require__.d = (exports1, getters, values)=>{
                var define1 = (defs, kind)=>{
                    for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) Object.defineProperty(exports1, key, {
                        enumerable: true,
                        [kind]: defs[key]
                    });
                };
                define1(getters, "get");
                define1(values, "value");
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
            const load = (name)=>__webpack_require__("./src/parts eager recursive ^\\.\\/.*\\.ts$")(`./${name}.ts`);
            __webpack_require__.d(__webpack_exports__, {}, {
                load: load
            });
        })();
        return __webpack_exports__;
    })());
