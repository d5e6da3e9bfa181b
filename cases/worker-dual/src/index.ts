import { Worker } from 'node:worker_threads';

declare const WORKER_FILE: string;

export const startWorker = (): Worker => new Worker(new URL(WORKER_FILE, import.meta.url));
