import { createRslib } from '@rslib/core';

const rslib = await createRslib({ config: { format: 'cjs' } });
const { origin } = await rslib.inspectConfig();

console.log(origin.environmentConfigs.cjs?.output.target);
console.log(origin.bundlerConfigs[0]?.externalsType);
