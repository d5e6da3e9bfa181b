export { register, size } from './dist/index.cjs';
