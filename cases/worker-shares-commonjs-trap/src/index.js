import { Worker } from 'node:worker_threads';
import double from 'double';

export const four = double(2);
export const startWorker = () => new Worker(new URL('./worker.js', import.meta.url));
