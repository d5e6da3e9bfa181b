export { split } from './words';
