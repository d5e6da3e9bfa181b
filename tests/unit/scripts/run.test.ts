import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@rstest/core';
import { createTestFolder } from '../../support/testFolder';

const { resolve, write } = createTestFolder();

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });

it.each([
  ['of an error with a sentence only that', "new Error('Do this.')", /^Do this\.\n$/],
  ['of a mistake its stack too', 'undefined.name', /^TypeError: [^]*oops\.mjs/],
  ['of Node.js as well', "readFileSync('gone')", /^Error: ENOENT[^]*oops\.mjs/],
])('a command prints %s', (_name, thrown, printed) => {
  for (const file of ['run.mjs', 'ensureNode.mjs']) {
    write(`scripts/${file}`, readFileSync(path.join('scripts', file)));
  }
  write('package.json', '{ "engines": { "node": ">=20.0.0" } }');
  write(
    'scripts/oops.mjs',
    `import { readFileSync } from 'node:fs'; export default () => { throw ${thrown}; };`,
  );
  const { status, stderr } = run(resolve('scripts/run.mjs'), 'oops');
  expect(stderr).toMatch(printed);
  expect(status).toBe(1);
});

it.each([
  ['check', '--content-only.'],
  ['bench sizes', '--accept.'],
  ['bench site', 'There are no options.'],
  ['facts update', '--force.'],
  ['facts releases', '--again.'],
])('npm run %s refuses an option that it does not have', (command, known) => {
  const { status, stderr } = run('scripts/run.mjs', ...command.split(' '), '--forse');
  expect(stderr).toContain("Unknown option '--forse'. ");
  expect(stderr).toContain(known);
  expect(status).toBe(1);
});
