export { one as first, default } from './words.js';
