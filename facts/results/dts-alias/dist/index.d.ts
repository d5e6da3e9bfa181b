export type { Words } from './parts/words.js';
export { split } from './parts/words.js';
