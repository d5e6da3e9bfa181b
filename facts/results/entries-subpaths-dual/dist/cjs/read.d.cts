export { Word } from './word.cjs';
