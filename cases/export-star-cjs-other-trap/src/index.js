import { sep } from 'node:path';

export * from 'cjs-words';
export const half = sep;
