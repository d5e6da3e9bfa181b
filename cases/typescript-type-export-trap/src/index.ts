export { Words, splitWords } from './splitWords';
