export const startClassic = (): Worker =>
  new Worker(new URL('./counter.ts', import.meta.url), { type: 'classic' });

export const startNamed = (): Worker =>
  new Worker(new URL('./counter.ts', import.meta.url), { name: 'named' });

export const startSecond = (): Worker =>
  new Worker(new URL('./second/counter.ts', import.meta.url));
