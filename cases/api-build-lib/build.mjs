import { createRslib } from '@rslib/core';

const rslib = await createRslib({
  config: { logLevel: 'error', lib: [{ format: 'esm' }, { format: 'cjs' }] },
});

const all = await rslib.build();
for (const { compilation } of all.stats.stats) {
  console.log(compilation.name, Object.keys(compilation.assets));
}
await all.close();

const one = await rslib.build({ lib: ['cjs'] });
console.log(one.stats.compilation.name, one.stats.hasErrors());
await one.close();
