export { Word } from './word.js';
