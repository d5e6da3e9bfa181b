import { Worker } from "node:worker_threads";
const startWorker = ()=>new Worker(new URL("./worker.js", import.meta.url), {
        type: "module"
    });
export { startWorker };
