export { place } from 'place';
