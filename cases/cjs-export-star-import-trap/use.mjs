import { clamp } from './dist/index.cjs';

console.log(clamp);
