import { writeFile } from 'node:fs/promises';
import { createRslib } from '@rslib/core';

const rslib = await createRslib({ config: { logLevel: 'error' } });
const builds = [];
let resolve = () => {};
const rebuilt = new Promise((done) => {
  resolve = done;
});

rslib.onAfterCreateRsbuild(({ rsbuild }) => {
  rsbuild.onAfterBuild(({ isFirstCompile }) => {
    builds.push(isFirstCompile ? 'first build' : 'built again');
    if (isFirstCompile) setTimeout(writeFile, 500, 'src/index.ts', 'export const done = true;');
    else resolve();
  });
});

const { close, stats } = await rslib.build({ watch: true });
await rebuilt;
await close();
console.log(stats, builds.slice(0, 2));
