export { Timer } from './Timer.js';
