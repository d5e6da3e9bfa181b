export { split } from 'slugs/words';
