import { __webpack_require__ } from "./rslib-runtime.js";
import { parentPort } from "node:worker_threads";
import "./m.js";
const double_0 = __webpack_require__("./node_modules/double/index.js");
parentPort?.on('message', (value)=>parentPort?.postMessage(double_0(value)));
