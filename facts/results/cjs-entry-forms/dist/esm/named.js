import { __webpack_require__ } from "./rslib-runtime~0.js";
import "./x~0.js";
const limits = __webpack_require__("./src/limits.cjs");
var highest = limits.highest;
var lowest = limits.lowest;
export default limits;
export { highest, lowest };
