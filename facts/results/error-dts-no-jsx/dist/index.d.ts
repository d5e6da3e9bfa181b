export { title } from './title.js';
