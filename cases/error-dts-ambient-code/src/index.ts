export { countWords } from './words.js';
