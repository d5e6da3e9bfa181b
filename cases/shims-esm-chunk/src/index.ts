export { folder } from './folder';

export const one = 1;
