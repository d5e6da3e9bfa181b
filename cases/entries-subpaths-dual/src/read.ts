export { Word } from './word';
