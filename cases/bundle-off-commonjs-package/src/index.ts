export { upper } from 'upper';
