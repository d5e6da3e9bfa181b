export { limit } from './limits.js';
