import { readFileSync } from 'node:fs';

export const load = (): string => readFileSync('words.txt', 'utf8');
