(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else if ('object' == typeof exports) exports["A"] = factory();
    else root["A"] = factory();
})(globalThis, ()=>(()=>{
        var __webpack_exports__ = {};
        Object.assign(globalThis, {
            folder: "/"
        });
        return __webpack_exports__;
    })());
