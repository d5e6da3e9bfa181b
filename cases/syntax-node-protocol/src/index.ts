import { readFile } from 'node:fs/promises';
import { resolve } from 'path';

export const read = (file: string): Promise<string> => readFile(resolve(file), 'utf8');
