export { title } from './title';
