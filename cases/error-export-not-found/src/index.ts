export { question } from './answer';
