(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else {
        var a = factory();
        for(var i in a)('object' == typeof exports ? exports : root)[i] = a[i];
    }
})(globalThis, ()=>(()=>{
        var __webpack_exports__ = {};
        console.log('NODE_ENV', "production");
        console.log('BASE_URL', "/", "/");
        console.log('ASSET_PREFIX', "/files", "/files");
        console.log('MODE', "production");
        console.log('PROD', true, false);
        console.log('SSR', false);
        console.log('PUBLIC_ADDRESS', "https://example.com", "https://example.com");
        return __webpack_exports__;
    })());
