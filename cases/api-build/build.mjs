import { createRslib } from '@rslib/core';

const rslib = await createRslib({ config: { lib: [{ format: 'esm' }] } });
const { stats, close } = await rslib.build();
for (const asset of stats.toJson({ all: false, assets: true }).assets) console.log(asset.name);
await close();
console.log('done');
