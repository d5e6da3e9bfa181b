export { className } from './button';
