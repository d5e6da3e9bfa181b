export { default as words } from './words.data';
