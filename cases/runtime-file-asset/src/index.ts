export { default as terms } from './terms.txt';
