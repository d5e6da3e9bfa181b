import { basename } from 'node:path';
export * from './other.js';
export const own = basename('a/b');
