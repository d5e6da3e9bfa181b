var __webpack_exports__ = {};
console.log('NODE_ENV', process.env.NODE_ENV);
console.log('BASE_URL', process.env.BASE_URL, (void 0).BASE_URL);
console.log('ASSET_PREFIX', process.env.ASSET_PREFIX, (void 0).ASSET_PREFIX);
console.log('MODE', (void 0).MODE);
console.log('PROD', (void 0).PROD, (void 0).DEV);
console.log('SSR', (void 0).SSR);
console.log('PUBLIC_ADDRESS', "https://example.com", "https://example.com");
for(var __rspack_i in __webpack_exports__)exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
