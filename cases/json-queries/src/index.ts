export { default as raw } from './words.json?raw';
export { default as address } from './words.json?url';
export { default as inlined } from './words.json?inline';
