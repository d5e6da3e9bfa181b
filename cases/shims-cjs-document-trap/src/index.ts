import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

export const { name } = load('../package.json');
