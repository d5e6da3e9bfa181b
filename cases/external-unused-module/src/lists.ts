export { countWords } from './countWords';

export const first = 'one';
