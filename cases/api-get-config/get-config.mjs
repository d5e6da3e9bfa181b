import { createRslib } from '@rslib/core';

const rslib = await createRslib({ config: { format: 'cjs' } });

console.log(Object.keys(rslib.getRslibConfig()));
