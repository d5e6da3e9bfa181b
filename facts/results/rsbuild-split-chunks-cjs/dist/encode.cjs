"use strict";
var __webpack_modules__ = {
    "./src/encode.ts" (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        var _letters__rspack_import_0 = __webpack_require__("./src/letters.ts");
        const encode = (index)=>_letters__rspack_import_0.M.list.charAt(index);
        __webpack_require__.d(__webpack_exports__, {
            letters: ()=>_letters__rspack_import_0.M
        }, {
            encode: encode
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
__webpack_require__.m = __webpack_modules__;
__webpack_require__.x = ()=>{
    var __webpack_exports__ = __webpack_require__.O(void 0, [
        "6"
    ], ()=>__webpack_require__("./src/encode.ts"));
    __webpack_exports__ = __webpack_require__.O(__webpack_exports__);
    return __webpack_exports__;
};
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
    __webpack_require__.f = {};
    __webpack_require__.e = (chunkId)=>Promise.all(Object.keys(__webpack_require__.f).reduce((promises, key)=>{
            __webpack_require__.f[key](chunkId, promises);
            return promises;
        }, []));
})();
(()=>{
    __webpack_require__.u = (chunkId)=>"shared.cjs";
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
(()=>{
    var deferred = [];
    __webpack_require__.O = (result, chunkIds, fn, priority)=>{
        if (chunkIds) {
            priority = priority || 0;
            for(var i = deferred.length; i > 0 && deferred[i - 1][2] > priority; i--)deferred[i] = deferred[i - 1];
            deferred[i] = [
                chunkIds,
                fn,
                priority
            ];
            return;
        }
        var notFulfilled = 1 / 0;
        for(var i = 0; i < deferred.length; i++){
            var [chunkIds, fn, priority] = deferred[i];
            var fulfilled = true;
            for(var j = 0; j < chunkIds.length; j++)if ((false & priority || notFulfilled >= priority) && Object.keys(__webpack_require__.O).every((key)=>__webpack_require__.O[key](chunkIds[j]))) chunkIds.splice(j--, 1);
            else {
                fulfilled = false;
                if (priority < notFulfilled) notFulfilled = priority;
            }
            if (fulfilled) {
                deferred.splice(i--, 1);
                var r = fn();
                if (void 0 !== r) result = r;
            }
        }
        return result;
    };
})();
(()=>{
    var next = __webpack_require__.x;
    __webpack_require__.x = ()=>{
        __webpack_require__.e(6);
        return next();
    };
})();
(()=>{
    var requireInstalledChunks = {
        z: 1
    };
    __webpack_require__.O.require = (chunkId)=>requireInstalledChunks[chunkId];
    var requireInstallChunk = (chunk)=>{
        var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
        for(var moduleId in moreModules)if (__webpack_require__.o(moreModules, moduleId)) __webpack_require__.m[moduleId] = moreModules[moduleId];
        if (runtime) runtime(__webpack_require__);
        for(var i = 0; i < chunkIds.length; i++)requireInstalledChunks[chunkIds[i]] = 1;
        __webpack_require__.O();
    };
    __webpack_require__.f.require = (chunkId, promises)=>{
        if (!requireInstalledChunks[chunkId]) requireInstallChunk(require("./" + __webpack_require__.u(chunkId)));
    };
})();
var __webpack_exports__ = __webpack_require__.x();
exports.encode = __webpack_exports__.encode;
exports.letters = __webpack_exports__.letters;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "encode",
    "letters"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
