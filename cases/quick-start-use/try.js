import { greet } from 'my-lib';

console.log(greet('world'));
