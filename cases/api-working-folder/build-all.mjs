import { createRslib, loadConfig } from '@rslib/core';

const start = process.cwd();

for (const folder of ['packages/a', 'packages/b']) {
  process.chdir(folder);
  const rslib = await createRslib({
    config: await loadConfig({ command: 'build' }),
  });
  const { close } = await rslib.build();
  await close();
  process.chdir(start);
}
