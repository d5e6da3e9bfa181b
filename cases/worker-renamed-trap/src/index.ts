import { Worker as Thread, Worker } from 'node:worker_threads';

const address = new URL('./worker.ts', import.meta.url);

export const startThread = (): Worker => new Thread(new URL('./worker.ts', import.meta.url));
export const startWorker = (): Worker => new Worker(address);
