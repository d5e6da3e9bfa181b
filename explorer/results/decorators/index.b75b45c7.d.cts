export { Timer } from './Timer.cjs';
