import { loadEnv } from '@rslib/core';

const { parsed, publicVars, cleanup } = loadEnv();

console.log(parsed);
console.log(publicVars);
console.log(process.env.SECRET);
cleanup();
console.log(process.env.SECRET);
