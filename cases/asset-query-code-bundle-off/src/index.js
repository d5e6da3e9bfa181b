export * as code from './word.js?raw';
export { default as data } from './data.json?raw';
