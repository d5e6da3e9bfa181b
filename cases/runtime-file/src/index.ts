export { words } from './words.cjs';
