export { default as inlined } from './button.css?inline';
export { default as raw } from './button.css?raw';
export { default as address } from './button.css?url';
