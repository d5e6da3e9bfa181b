import { words } from 'words';

export const first = 'one';
export const countWords = (): number => words.length;
