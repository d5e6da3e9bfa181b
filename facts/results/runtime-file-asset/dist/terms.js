import { __webpack_require__ } from "./rslib-runtime.js";
const terms_namespaceObject = __webpack_require__.p + "static/assets/terms.txt";
export default terms_namespaceObject;
