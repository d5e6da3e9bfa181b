(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else if ('object' == typeof exports) exports["Counters"] = factory();
    else root["Counters"] = factory();
})(globalThis, ()=>(()=>{
        var __webpack_exports__ = {};
        self.onmessage = ()=>self.postMessage(1);
        return __webpack_exports__;
    })());
