export { store } from './store';

console.log('one');
console.warn('two');
