import { Worker } from "node:worker_threads";
const address = new URL("./static/assets/worker.ts", import.meta.url);
const startThread = ()=>new Worker(new URL("./static/assets/worker.ts", import.meta.url));
const startWorker = ()=>new Worker(address);
export { startThread, startWorker };
