import { Worker } from "node:worker_threads";
const startWorker = ()=>new Worker(new URL("./worker~0.js", import.meta.url), {
        type: "module"
    });
export { startWorker };
