import { loadEnv } from '@rslib/core';

const { publicVars, parsed, cleanup } = loadEnv();
console.log(Object.keys(parsed).join(' '));
console.log(publicVars['process.env.PUBLIC_ADDRESS']);
cleanup();
