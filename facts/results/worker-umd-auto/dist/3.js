(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else if ('object' == typeof exports) exports["Squares"] = factory();
    else root["Squares"] = factory();
})(globalThis, ()=>(()=>{
        "use strict";
        var __webpack_exports__ = {};
        const square = (value)=>value * value;
        self.onmessage = ({ data })=>self.postMessage(square(data));
        return __webpack_exports__;
    })());
