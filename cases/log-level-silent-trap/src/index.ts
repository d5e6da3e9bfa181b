export { splitWords } from './missing';
