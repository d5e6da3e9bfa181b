import { readFileSync } from 'node:fs';

const templates = new URL(/* rspackIgnore: true */ '../templates/', import.meta.url);

export const read = (name: string): string =>
  readFileSync(new URL(`${name}.txt`, templates), 'utf8');
