import { readFile, writeFile } from 'node:fs/promises';
import { loadConfig } from '@rslib/core';

const { content } = await loadConfig();
const names = Object.keys(content.source.entry);
const manifest = JSON.parse(await readFile('package.json', 'utf8'));

manifest.exports = Object.fromEntries(
  names.map((name) => [
    name === 'index' ? '.' : `./${name}`,
    { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
  ]),
);
await writeFile('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
console.log(JSON.stringify(manifest.exports, null, 2));
