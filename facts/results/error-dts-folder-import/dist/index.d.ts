export { part } from './parts/index.js';
