import { toSlug } from './index';
import { splitWords } from './splitWords';

console.log(toSlug('Hello World'), splitWords('Hello World').length);
