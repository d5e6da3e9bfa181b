import { createRequire } from 'node:module';

export const path: string = createRequire(import.meta.url).resolve('words');
