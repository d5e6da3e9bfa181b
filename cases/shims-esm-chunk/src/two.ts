export { folder } from './folder';

export const two = 2;
