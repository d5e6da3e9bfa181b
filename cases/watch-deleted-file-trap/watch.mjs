import { rename } from 'node:fs/promises';
import { createRslib } from '@rslib/core';

const rslib = await createRslib({ config: { bundle: false, logLevel: 'error' } });
let builds = 0;
let resolve = () => {};
const rebuilt = new Promise((done) => {
  resolve = done;
});

rslib.onAfterCreateRsbuild(({ rsbuild }) => {
  rsbuild.onAfterBuild(({ isFirstCompile }) => {
    builds += 1;
    if (isFirstCompile) setTimeout(rename, 500, 'src/old.ts', 'src/added.ts');
    else resolve();
  });
});

const { close } = await rslib.build({ watch: true });
await rebuilt;
await close();
console.log(`${Math.min(builds, 2)} builds`);
