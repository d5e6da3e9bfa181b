var __webpack_require__ = {};
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
const isReady = ()=>'ready' in __webpack_require__.g;
export { isReady };
