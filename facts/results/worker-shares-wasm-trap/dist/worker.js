import { parentPort } from "node:worker_threads";
import "./c.js";
var __webpack_modules__ = {};
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
(()=>{
    __webpack_require__.add = function(modules) {
        Object.assign(__webpack_require__.m, modules);
    };
})();
var __webpack_require__temp = __webpack_require__;
(()=>{
    __webpack_require__.o = (obj, prop)=>Object.prototype.hasOwnProperty.call(obj, prop);
})();
(()=>{
    __webpack_require__.v = function(exports, wasmModuleFilename, importsObj) {
        return Promise.all([
            import('fs'),
            import('url')
        ]).then(([{ readFile }, { URL }])=>new Promise((resolve, reject)=>{
                readFile(new URL(wasmModuleFilename, import.meta.url), (err, buffer)=>{
                    if (err) return reject(err);
                    resolve({
                        arrayBuffer () {
                            return buffer;
                        }
                    });
                });
            })).then(function(x) {
            return x.arrayBuffer();
        }).then(function(bytes) {
            return WebAssembly.instantiate(bytes, importsObj);
        }).then(function(res) {
            return Object.assign(exports, res.instance.exports);
        });
    };
})();
(()=>{
    var moduleInstalledChunks = {
        9: 0
    };
    var moduleInstallChunk = (data)=>{
        var __rspack_esm_ids = data.__rspack_esm_ids;
        var moreModules = data.__webpack_modules__;
        var __rspack_esm_runtime = data.__rspack_esm_runtime;
        var moduleId, chunkId, i = 0;
        for(moduleId in moreModules)if (__webpack_require__.o(moreModules, moduleId)) __webpack_require__.m[moduleId] = moreModules[moduleId];
        if (__rspack_esm_runtime) __rspack_esm_runtime(__webpack_require__);
        for(; i < __rspack_esm_ids.length; i++){
            chunkId = __rspack_esm_ids[i];
            if (__webpack_require__.o(moduleInstalledChunks, chunkId) && moduleInstalledChunks[chunkId]) moduleInstalledChunks[chunkId][0]();
            moduleInstalledChunks[__rspack_esm_ids[i]] = 0;
        }
    };
    __webpack_require__.C = moduleInstallChunk;
})();
const add = await __webpack_require__("./src/add.wasm");
parentPort?.on('message', (value)=>parentPort?.postMessage((0, add.add)(value, 1)));
export { __webpack_require__temp as __webpack_require__ };
