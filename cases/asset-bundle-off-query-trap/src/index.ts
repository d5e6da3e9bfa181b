export { default as address } from './logo.svg';
export { default as uri } from './logo.svg?inline';
export { default as text } from './logo.svg?raw';
