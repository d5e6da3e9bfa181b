export { answer } from './missing';
