import { Worker } from 'node:worker_threads';

export const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url));
