import { __webpack_require__ } from "./rslib-runtime.js";
import "./x.js";
const limits = __webpack_require__("./src/limits.cjs");
const twice = 2 * limits.limit;
export { twice };
