export { Timer } from './Timer';
