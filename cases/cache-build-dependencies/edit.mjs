import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const core = createRequire(import.meta.url).resolve('@rslib/core/package.json');
const rslib = path.join(path.dirname(core), 'bin', 'rslib.js');

/** Builds, and returns what is in `dist`. */
function build() {
  spawnSync(process.execPath, [rslib, 'build']);
  return readFileSync('dist/index.js', 'utf8') + readFileSync('dist/index.css', 'utf8');
}

const edits = [
  ['tsconfig.base.json', '"experimentalDecorators": true', '"experimentalDecorators": false'],
  ['node_modules/paint/index.js', 'purple', 'teal'],
  ['package-lock.json', '1.0.0', '1.0.1'],
  ['postcss.config.mjs', '= color', "= 'green'"],
];

let before = build();
for (const [file, from, to] of edits) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  const after = build();
  console.log(`${file}: ${after === before ? 'not noticed' : 'noticed'}`);
  before = after;
}
