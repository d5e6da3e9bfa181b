export { default, highest, lowest } from './limits.cjs';
