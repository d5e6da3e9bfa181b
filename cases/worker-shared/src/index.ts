export const connect = (): SharedWorker =>
  new SharedWorker(new URL('./worker.ts', import.meta.url));
