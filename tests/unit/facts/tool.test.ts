import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, rstest, test } from '@rstest/core';
import { parseCommands, parseFlags, readToolParts } from '../../../facts/tool/readToolParts';
import { readTemplates } from '../../../facts/tool/readMessages';
import { checkToolFacts, toolFactsFile } from '../../../facts/tool/updateTool';
import type { ToolFacts } from '../../../facts/tool/toolFacts';

const help = `Rslib v1.0.0

Usage:
  $ rslib [command] [options]

Commands:
  build    build the library
  mf-dev   start the server

Options:
  -r, --root <root>  set the root
  --watch            build again on changes
  -h, --help         Display this message
`;

test('commands and flags are read from what the tool prints of itself', () => {
  expect(parseCommands(help)).toEqual([
    { name: 'build', description: 'build the library' },
    { name: 'mf-dev', description: 'start the server' },
  ]);
  expect(parseFlags(help)).toEqual([
    { name: '--root', short: '-r', value: '<root>', description: 'set the root' },
    { name: '--watch', description: 'build again on changes' },
    { name: '--help', short: '-h', description: 'Display this message' },
  ]);
});

test('reads the help of releases before 0.10', () => {
  const old = `Usage: rslib build [options]

Options:
  -c --config <config>  specify the configuration file, can be a relative or
                        absolute path
  --lib <id>            specify the library

Commands:
  build [options]    build the library
  help [command]     display help for command
`;
  expect(parseCommands(old)).toEqual([{ name: 'build', description: 'build the library' }]);
  expect(parseFlags(old)).toEqual([
    {
      name: '--config',
      short: '-c',
      value: '<config>',
      description: 'specify the configuration file, can be a relative or absolute path',
    },
    { name: '--lib', value: '<id>', description: 'specify the library' },
  ]);
});

const read = (code: string) => readTemplates(code).map(({ kind, text }) => `${kind}: ${text}`);

test('reads what is thrown and what is logged as an error or a warning', () => {
  expect(
    read(`
      throw new Error('No entry was found.');
      new TypeError("It must be a string.");
      src_logger.error('Failed to build.');
      logger.warn('It is deprecated.');
      rslog_js__.logger.warn(\`\${colors_js__["default"].green('shims')} is ignored.\`);
    `),
  ).toEqual([
    'error: No entry was found.',
    'error: It must be a string.',
    'error: Failed to build.',
    'warn: It is deprecated.',
    'warn: shims is ignored.',
  ]);
});

test('what a run fills in becomes braces, and colors are seen through', () => {
  expect(
    read('throw new Error(`Can\\u0027t read ${color.cyan(`"${name}"`)} in ${folder()}` + more)'),
  ).toEqual([`error: Can't read "{}" in {}{}`]);
});

test('other calls, single words and what is only filled in are left out', () => {
  expect(
    read(`
      logger.info('It is built.'); console.error('It is broken.');
      new Error(message); new Error('aborted'); new Map('of all words');
    `),
  ).toEqual([]);
});

// A compiler reads all declarations of the tool.
rstest.setConfig({ testTimeout: 60_000 });

test('what is committed is what the installed tool says', async () => {
  const { key, ...committed } = JSON.parse(await readFile(toolFactsFile, 'utf8')) as ToolFacts;
  expect(key).toMatch(/^[0-9a-f]{16}$/);
  expect(JSON.parse(JSON.stringify(await readToolParts()))).toEqual(committed);
});

test('facts that are stale, cut off or missing are reported with the command that fixes them', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tool-facts-'));
  const file = path.join(folder, 'tool.json');
  expect(await checkToolFacts()).toBeUndefined();
  expect(await checkToolFacts(file)).toContain('is missing or cannot be read');
  await writeFile(file, '{ "key": "0');
  expect(await checkToolFacts(file)).toContain('is missing or cannot be read');
  await writeFile(file, '{ "key": "0" }');
  expect(await checkToolFacts(file)).toMatch(/tool\.json is stale: .* Run `npm run facts`/);
  await rm(folder, { recursive: true });
});
