import { createRslib, loadConfig } from '@rslib/core';

const rslib = await createRslib({
  config: await loadConfig({ command: 'build' }),
});
const { close, stats } = await rslib.build();

console.log(stats?.hasErrors());
await close();
