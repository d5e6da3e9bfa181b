export { default as raw } from './words.ts?raw';
export { default as css } from './a.css?raw';
