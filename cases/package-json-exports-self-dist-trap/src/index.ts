export { words } from 'slugs/words';
