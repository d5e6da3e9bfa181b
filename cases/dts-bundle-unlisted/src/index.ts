import type { Words } from 'words';

export const first = (words: Words): string => words[0] ?? '';
