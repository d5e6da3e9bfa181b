import { Words } from './words';

export { Words } from './words';

export const countWords = (words: Words): number => words.length;
