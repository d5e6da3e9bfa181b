import { basename } from 'node:path';

export const name: string = basename(process.cwd());
