import { __webpack_require__ } from "./l.js";
var words_namespaceObject = {};
__webpack_require__.r(words_namespaceObject);
__webpack_require__.d(words_namespaceObject, {
    words: ()=>words
});
const words = [
    'a'
];
const count = words.length;
const load = ()=>Promise.resolve(words_namespaceObject);
export { count, load };
