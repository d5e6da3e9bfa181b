export { type Words, splitWords } from './splitWords';
