import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const core = createRequire(import.meta.url).resolve('@rslib/core/package.json');
const rslib = path.join(path.dirname(core), 'bin', 'rslib.js');

/** Builds after an edit of the plugin, and returns whether the output has the new name. */
function edit(from, to) {
  writeFileSync('rename.mjs', readFileSync('rename.mjs', 'utf8').replace(from, to));
  spawnSync(process.execPath, [rslib, 'build']);
  return readFileSync('dist/index.js', 'utf8').includes(to) ? 'noticed' : 'not noticed';
}

edit('newName', 'firstName');
console.log('rename.mjs:', edit('firstName', 'secondName'));
process.env.BABEL_CACHE = 'off';
edit('secondName', 'thirdName');
console.log('without cacheDirectory:', edit('thirdName', 'fourthName'));
