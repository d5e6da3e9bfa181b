import { words } from 'words';

export const countWords = (): number => words.length;
