export { Timer } from './Timer.mjs';
