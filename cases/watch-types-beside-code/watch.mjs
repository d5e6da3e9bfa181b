import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { createRslib } from '@rslib/core';

const rslib = await createRslib({ config: { dts: true, logLevel: 'error' } });
let builds = 0;
let resolve = () => {};
const built = new Promise((done) => {
  resolve = done;
});

rslib.onAfterCreateRsbuild(({ rsbuild }) => {
  rsbuild.onAfterBuild(() => {
    builds += 1;
    resolve();
  });
});

const { close } = await rslib.build({ watch: true });
await built;
await setTimeout(1000);
const before = await readFile('src/letters.ts', 'utf8');
await writeFile('src/letters.ts', before.replace('list: string[];', 'readonly list: string[];'));
await setTimeout(3000);
await close();
console.log(`${builds} build`);
