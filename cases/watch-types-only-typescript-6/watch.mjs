import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { createRslib } from '@rslib/core';

const rslib = await createRslib({ config: { dts: true, logLevel: 'error' } });
let builds = 0;

rslib.onAfterCreateRsbuild(({ rsbuild }) => {
  rsbuild.onAfterBuild(() => {
    builds += 1;
  });
});

const waitFor = async (text) => {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if ((await readFile('dist/types.d.ts', 'utf8').catch(() => '')).includes(text)) return;
    await setTimeout(100);
  }
};

const { close } = await rslib.build({ watch: true });
await waitFor('string[]');
await setTimeout(1000);
await writeFile('src/types.ts', 'export type Words = readonly number[];\n');
await waitFor('number[]');
console.log(`${builds} build`);
await close();
process.exit();
