import { writeFile } from 'node:fs/promises';
import { createRslib, loadConfig } from '@rslib/core';

let resolve = () => {};
const restarted = new Promise((done) => {
  resolve = done;
});

const rslib = await createRslib({
  config: await loadConfig({ command: 'build' }),
  restart: ({ event }) => {
    console.log('restart:', event);
    resolve();
    return true;
  },
});
const { close } = await rslib.build({ watch: true });

setTimeout(writeFile, 1000, 'rslib.config.mjs', 'export default {};');
await restarted;
await close();
