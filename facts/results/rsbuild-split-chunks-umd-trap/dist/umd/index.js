(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else if ('object' == typeof exports) exports["Words"] = factory();
    else root["Words"] = factory();
})(globalThis, ()=>(()=>{
        "use strict";
        var __webpack_exports__ = {};
        const splitWords = (title)=>title.split(' ');
        globalThis.addEventListener?.('load', ()=>splitWords(document.title));
        return __webpack_exports__;
    })());
