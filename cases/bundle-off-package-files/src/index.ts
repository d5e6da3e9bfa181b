export { words } from 'words';
