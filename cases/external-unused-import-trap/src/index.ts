export { first } from './lists';
