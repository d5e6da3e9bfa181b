import { basename } from 'node:path';

export const getName = (file: string): string => basename(file);
