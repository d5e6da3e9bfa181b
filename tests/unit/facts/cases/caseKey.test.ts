import { expect, test } from '@rstest/core';
import { getCaseKey, type CaseInputs } from '../../../../facts/cases/caseKey';

const inputs = (more: Partial<CaseInputs> = {}): CaseInputs => ({
  files: new Map([
    ['package.json', Buffer.from('{}')],
    ['src/index.ts', Buffer.from('export {};')],
  ]),
  versions: { '@rslib/core': '1.0.1', typescript: '6.0.3' },
  runner: [Buffer.from('run'), Buffer.from('clean')],
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

test('a key is short enough to read in a diff', () => {
  expect(getCaseKey(inputs())).toMatch(/^[0-9a-f]{16}$/);
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
  ['the runner', { runner: [Buffer.from('run'), Buffer.from('clean it')] }],
])('%s changes the key', (_, more) => {
  expect(getCaseKey(inputs(more))).not.toBe(getCaseKey(inputs()));
});

test('what moves from one input into the next changes the key', () => {
  expect(getCaseKey(inputs(files([['ab', 'c']])))).not.toBe(
    getCaseKey(inputs(files([['a', 'bc']]))),
  );
});
