var __webpack_exports__ = {};
console.log('NODE_ENV', process.env.NODE_ENV);
console.log('BASE_URL', process.env.BASE_URL);
console.log('MODE', (void 0).MODE);
console.log('PROD', (void 0).PROD);
console.log('PUBLIC_ADDRESS', "https://example.com", "https://example.com");
for(var __rspack_i in __webpack_exports__)exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
