export { answer } from './missing.js';
