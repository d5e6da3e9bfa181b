(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else if ('object' == typeof exports) exports["Squares"] = factory();
    else root["Squares"] = factory();
})(globalThis, ()=>(()=>{
        "use strict";
        var __webpack_require__ = {};
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
            __webpack_require__.u = (chunkId)=>"" + chunkId + ".js";
        })();
        (()=>{
            __webpack_require__.g = (()=>{
                if ('object' == typeof globalThis) return globalThis;
                try {
                    return this || new Function('return this')();
                } catch (e) {
                    if ('object' == typeof window) return window;
                }
            })();
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
            var scriptUrl;
            if (__webpack_require__.g.importScripts) scriptUrl = __webpack_require__.g.location + "";
            var document1 = __webpack_require__.g.document;
            if (!scriptUrl && document1) {
                if (document1.currentScript && 'SCRIPT' === document1.currentScript.tagName.toUpperCase()) scriptUrl = document1.currentScript.src;
                if (!scriptUrl) {
                    var scripts = document1.getElementsByTagName("script");
                    if (scripts.length) {
                        var i = scripts.length - 1;
                        while(i > -1 && (!scriptUrl || !/^http(s?):/.test(scriptUrl)))scriptUrl = scripts[i--].src;
                    }
                }
            }
            if (!scriptUrl) throw new Error("Automatic publicPath is not supported in this browser");
            scriptUrl = scriptUrl.replace(/^blob:/, "").replace(/#.*$/, "").replace(/\?.*$/, "").replace(/\/[^\/]+$/, "/");
            __webpack_require__.p = scriptUrl;
        })();
        (()=>{
            __webpack_require__.b = document.baseURI || self.location.href;
        })();
        var __webpack_exports__ = {};
        __webpack_require__.r(__webpack_exports__);
        const startWorker = ()=>new Worker(new URL(__webpack_require__.p + __webpack_require__.u(3), __webpack_require__.b));
        __webpack_require__.d(__webpack_exports__, {}, {
            startWorker: startWorker
        });
        return __webpack_exports__;
    })());
