export { limit } from './limits';
