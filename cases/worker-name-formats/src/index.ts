export const start = (): Worker => new Worker(new URL('./counter.ts', import.meta.url));
