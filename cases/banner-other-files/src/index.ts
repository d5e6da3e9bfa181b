export const start = (): Worker => new Worker(new URL('./worker.ts', import.meta.url));
