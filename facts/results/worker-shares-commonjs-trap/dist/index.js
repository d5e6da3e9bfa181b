import { __webpack_require__ } from "./l.js";
import { Worker } from "node:worker_threads";
import "./m.js";
const double_0 = __webpack_require__("./node_modules/double/index.js");
const four = double_0(2);
const startWorker = ()=>new Worker(new URL("./worker.js", import.meta.url), {
        type: "module"
    });
export { four, startWorker };
