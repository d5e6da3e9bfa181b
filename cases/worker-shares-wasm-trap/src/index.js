import { Worker } from 'node:worker_threads';
import { add } from './add.wasm';

export const three = add(1, 2);
export const startWorker = () => new Worker(new URL('./worker.js', import.meta.url));
