import { three } from '../library/index.js';

console.log(three);
