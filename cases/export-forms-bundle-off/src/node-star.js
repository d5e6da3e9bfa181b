export * from 'node:os';
export const own = 0;
