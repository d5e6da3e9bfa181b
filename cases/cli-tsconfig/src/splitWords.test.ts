import { splitWords } from './splitWords';

export const isRight: boolean = splitWords('a b').length === 2;
