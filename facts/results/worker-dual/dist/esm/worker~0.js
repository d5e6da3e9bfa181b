import { parentPort } from "node:worker_threads";
const square = (value)=>value * value;
parentPort?.on('message', (value)=>parentPort?.postMessage(square(value)));
