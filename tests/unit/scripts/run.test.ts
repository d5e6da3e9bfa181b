import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from '@rstest/core';
import { createTestFolder } from '../../support/testFolder';

const { resolve, write } = createTestFolder();

const run = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' });

it('no command loads anything in an older Node, and says which is needed', () => {
  const { status, stderr } = run('--no-experimental-require-module', 'scripts/run.mjs', 'gone');
  expect(stderr).toMatch(
    /^Node \S+ cannot build this site, which needs \^20\.19\.0 \|\| >=22\.12\.0: run .*\.\n$/,
  );
  expect(status).toBe(1);
});

it.each([
  ['of an error with a sentence only that', "new Error('Do this.')", /^Do this\.\n$/],
  ['of a mistake its stack too', 'undefined.name', /^TypeError: [^]*oops\.mjs/],
  ['of Node.js as well', "readFileSync('gone')", /^Error: ENOENT[^]*oops\.mjs/],
  ['of arguments that it has not', 'x', /^This command takes no `guide`\.\n$/, 'guide'],
  ['what to do without packages', 'x', /^Packages are not installed: run `npm ci`\.\n$/],
])('a command prints %s', (name, thrown, printed, ...args) => {
  if (!name.includes('packages')) write('node_modules/a/index.js', '');
  write('scripts/run.mjs', readFileSync('scripts/run.mjs'));
  write(
    'scripts/oops.mjs',
    `import { readFileSync } from 'node:fs'; export default () => { throw ${thrown}; };`,
  );
  const { status, stderr } = run(resolve('scripts/run.mjs'), 'oops', ...args.map(String));
  expect(stderr).toMatch(printed);
  expect(status).toBe(1);
});

it.each([
  ['check', '--content-only, --markdown.'],
  ['bench sizes', '--accept.'],
  ['dev', '--port, --host.'],
  ['bench site', 'There are no options.'],
  ['facts update', '--force.'],
  ['facts releases', '--again.'],
])('npm run %s refuses an option that it does not have', (command, known) => {
  const { status, stderr } = run('scripts/run.mjs', ...command.split(' '), '--forse');
  expect(stderr).toContain("Unknown option '--forse'. ");
  expect(stderr).toContain(known);
  expect(status).toBe(1);
});
