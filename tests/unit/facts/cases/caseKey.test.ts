import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { type CaseInputs, getCaseKey, getCaseToolVersions } from '../../../../facts/cases/caseKey';

const inputs = (more: Partial<CaseInputs> = {}): CaseInputs => ({
  files: new Map([
    ['package.json', Buffer.from('{}')],
    ['src/index.ts', Buffer.from('export {};')],
  ]),
  versions: { '@rslib/core': '1.0.1', typescript: '6.0.3' },
  ...more,
});
const files = (entries: [string, string][]) => ({
  files: new Map(entries.map(([name, text]) => [name, Buffer.from(text)])),
});

test('the same inputs give the same key, in whatever order they were read', () => {
  const { files: read, versions } = inputs();
  expect(
    getCaseKey(
      inputs({
        files: new Map([...read].reverse()),
        versions: Object.fromEntries(Object.entries(versions).reverse()),
      }),
    ),
  ).toBe(getCaseKey(inputs()));
});

test.each<[string, Partial<CaseInputs>]>([
  [
    'a byte of a source',
    files([
      ['package.json', '{}'],
      ['src/index.ts', 'export { };'],
    ]),
  ],
  [
    'the name of a source',
    files([
      ['package.json', '{}'],
      ['src/main.ts', 'export {};'],
    ]),
  ],
  [
    'a source more',
    files([
      ['a', ''],
      ['package.json', '{}'],
      ['src/index.ts', 'export {};'],
    ]),
  ],
  ['a version', { versions: { '@rslib/core': '1.0.2', typescript: '6.0.3' } }],
  ['the name of a tool', { versions: { '@rslib/core': '1.0.1', 'typescript-7': '6.0.3' } }],
  ['what is recorded of a run', { format: 2 }],
])('%s changes the key', (_, more) => {
  expect(getCaseKey(inputs(more))).not.toBe(getCaseKey(inputs()));
});

const readInstalled = (name: string) =>
  (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string })
    .version;

test('what only some cases use counts for them: imports, their compilers, and what they install', () => {
  const read = (text: string, name = 'rslib.config.ts') =>
    getCaseToolVersions(files([[name, text]]).files);
  expect(read("import { pluginYaml } from '@rsbuild/plugin-yaml';\n")).toMatchObject({
    '@rsbuild/plugin-yaml': readInstalled('@rsbuild/plugin-yaml'),
  });
  expect(read("import { pluginLess } from '@rsbuild/plugin-less';\n")).toMatchObject({
    less: readInstalled('less'),
  });
  for (const text of ["from 'acorn'", 'require("acorn/bin")', "import(\n  'acorn'"])
    expect(read(text)).toEqual({ acorn: readInstalled('acorn') });
  const manifest = '{ "peerDependencies": { "vue": "^3.5.0", "not-installed": "1" } }';
  expect(read(manifest, 'package.json')).toEqual({ vue: readInstalled('vue') });
  expect(read('{', 'package.json')).toEqual({});
  expect(read('publint: []', 'case.ts')).toMatchObject({ publint: readInstalled('publint') });
  expect(read("// @rsbuild/plugin-yaml-like\nimport './acorn';\n")).toEqual({});
});
