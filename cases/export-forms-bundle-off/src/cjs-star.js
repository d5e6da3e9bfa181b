export * from 'cjs-words';
export const own = 0;
