export { default as words } from './words.txt';
