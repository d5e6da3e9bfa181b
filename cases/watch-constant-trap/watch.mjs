import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { createRslib } from '@rslib/core';

const rslib = await createRslib({
  config: {
    logLevel: 'error',
    lib: [
      { format: 'esm', dts: true, output: { distPath: './dist/esm' } },
      { format: 'cjs', output: { distPath: './dist/cjs' } },
    ],
  },
});
let resolve = () => {};
const built = new Promise((done) => {
  resolve = done;
});

rslib.onAfterCreateRsbuild(({ rsbuild }) => {
  rsbuild.onAfterBuild(() => resolve());
});

const { close } = await rslib.build({ watch: true });
await built;
await setTimeout(1000);
await writeFile('src/constants.ts', 'export const retries = 5;\n');
await setTimeout(3000);
await close();
