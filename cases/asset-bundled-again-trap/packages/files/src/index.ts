export { default as logo } from './logo.svg';
export { default as mark } from './mark.svg?url';
export const words = new URL('./words.txt', import.meta.url);
