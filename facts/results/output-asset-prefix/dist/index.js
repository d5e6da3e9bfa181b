import { __webpack_require__ } from "./l.js";
const logo_namespaceObject = __webpack_require__.p + "static/svg/logo.svg";
const loadTheme = ()=>import("./theme.js");
export { loadTheme, logo_namespaceObject as logo };
