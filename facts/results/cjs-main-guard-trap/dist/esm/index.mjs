var __webpack_module_cache__ = {};
__webpack_require__.c = __webpack_module_cache__;
const isCommand = __webpack_require__.c[__webpack_require__.s] === module;
if (__webpack_require__.c[__webpack_require__.s] === module) console.log('ran');
export { isCommand };
