import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export const words: unknown = require('./words.json');
