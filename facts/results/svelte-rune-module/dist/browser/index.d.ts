export { add, readCount } from './count.svelte.js';
