export { square } from './square';
export { circle } from './circle';
