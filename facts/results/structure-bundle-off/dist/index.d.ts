export { createButton } from './button/index.js';
