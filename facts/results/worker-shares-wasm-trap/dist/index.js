import { __webpack_require__ } from "./l.js";
import { Worker } from "node:worker_threads";
import "./c.js";
const add = await __webpack_require__("./src/add.wasm");
const three = (0, add.add)(1, 2);
const startWorker = ()=>new Worker(new URL("./worker.js", import.meta.url), {
        type: "module"
    });
export { startWorker, three };
