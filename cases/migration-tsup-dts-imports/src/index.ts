export { Inner } from 'words';
