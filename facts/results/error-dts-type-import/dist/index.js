var __webpack_require__ = {};
(()=>{
    __webpack_require__.r = (exports)=>{
        if ("u" > typeof Symbol && Symbol.toStringTag) Object.defineProperty(exports, Symbol.toStringTag, {
            value: 'Module'
        });
        Object.defineProperty(exports, '__esModule', {
            value: true
        });
    };
})();
var words_namespaceObject = {};
__webpack_require__.r(words_namespaceObject);
const countWords = (words)=>words.length;
var Words = words_namespaceObject.Words;
export { Words, countWords };
