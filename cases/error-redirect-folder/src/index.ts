export { answer } from './parts';
