export { splitWords } from 'words';
