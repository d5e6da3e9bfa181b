import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@rstest/core';
import { createTestFolder } from '../../support/testFolder';

const { resolve, write } = createTestFolder();

/** What a process says that loads the source, runs it, and shows where its bundle was. */
function load(source: string) {
  write('one.ts', source);
  const entry = JSON.stringify(path.relative('.', resolve('one.ts')));
  const script = `import { readdirSync } from 'node:fs';
import { loadSources } from './scripts/process/loadSources.mjs';
process.once('exit', () => {
  const folder = 'node_modules/.cache/rslib-docs/sources/';
  console.log(folder + readdirSync(folder).find((name) => name.startsWith(process.pid + '-')));
});
console.log((await loadSources(${entry})).run());`;
  const args = ['--input-type=module', '--eval', script];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const [said = '', folder = ''] = stdout.trim().split('\n').slice(-2);
  return { said, folder, stderr };
}

it('loads TypeScript, names the line of what fails, and leaves no files', () => {
  const typed = 'interface Name { text: string }\nexport const run = ({ text }: Name = ';
  const { said, folder } = load(`${typed}{ text: 'Rslib' }) => text;`);
  expect(said).toBe('Rslib');
  expect(folder).toMatch(/\/\d+-\w+$/);
  expect(existsSync(folder)).toBe(false);
  const failed = load(`${typed}{ text: 'Rslib' }) => {\n  throw new Error(text);\n};`);
  expect(failed.stderr).toMatch(/Error: Rslib\n +at .*one\.ts:3:/);
  write('broken.json', '{\n  "a": 1,,\n}');
  const { stderr } = load("export { default as run } from './broken.json';");
  expect(stderr).toMatch(/broken\.json[^]*JSON parse error[^]*1,,/);
  expect(stderr).not.toContain('appropriate loader');
  expect(load('export const run = = 3;').stderr).toMatch(/one\.ts[^]*Expression expected/);
});
