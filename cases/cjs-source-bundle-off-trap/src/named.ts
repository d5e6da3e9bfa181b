export { lowest } from './lowest.cjs';
