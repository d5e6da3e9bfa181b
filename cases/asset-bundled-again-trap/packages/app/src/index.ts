export { logo, mark, words } from 'files';
