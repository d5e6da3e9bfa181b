export { a } from './a.mjs';
export { b } from './b.cjs';
