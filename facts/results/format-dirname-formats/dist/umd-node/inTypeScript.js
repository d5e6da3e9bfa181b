(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else if ('object' == typeof exports) exports["B"] = factory();
    else root["B"] = factory();
})(global, ()=>(()=>{
        var __webpack_exports__ = {};
        Object.assign(globalThis, {
            folder: __dirname
        });
        return __webpack_exports__;
    })());
