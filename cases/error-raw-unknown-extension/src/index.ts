export { default as text } from './guide.md?raw';
