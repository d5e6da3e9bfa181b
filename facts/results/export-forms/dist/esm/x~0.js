import { __webpack_require__ } from "./rslib-runtime~0.js";
var words_namespaceObject = {};
__webpack_require__.r(words_namespaceObject);
__webpack_require__.d(words_namespaceObject, {
    default: ()=>words,
    one: ()=>one,
    two: ()=>two
});
const one = 1;
const two = 2;
const words = 'words';
export default words;
export { one as first, two, words_namespaceObject as words };
