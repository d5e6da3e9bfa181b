export { default as plain } from './logo.svg';
export { default as inlined } from './logo.svg?inline';
export { default as raw } from './logo.svg?raw';
export { default as address } from './logo.svg?url';
