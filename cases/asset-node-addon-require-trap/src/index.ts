import { createRequire } from 'node:module';

export const addon: unknown = createRequire(import.meta.url)('./hash.node');
