export { isFast } from './flags.js';
