import { describe, expect, it } from '@rstest/core';
import { checkCaseFailure } from '../../../../../build/check/code/expectedErrors';
import { checkOutput, checkSource, parseTree } from '../../../../../build/check/code/output';
import { createStore } from './createStore';
import { readFence } from './readFence';

const store = createStore({
  esm: {
    files: { 'index.js': 'const a = 1;\nexport { a };\n', 'types/index.d.ts': 'export {};\r\n' },
    sources: { 'rslib.config.ts': 'export default {};\n', 'src/index.ts': 'export const a = 1;\n' },
    log: [
      'info    build started...',
      'ready   built in <time> (esm)',
      '',
      'dist/index.js   0.1 kB',
    ],
  },
  broken: { log: ['error   Build error:', 'error   Expect "lib" field to be filled.'], exit: 1 },
  race: { isRace: true },
});

const check = (info: string, code: string) =>
  checkOutput(readFence(info, code), store).map(({ line, rule, message }) => [line, rule, message]);

describe('a file', () => {
  it('is what the build wrote, whatever its line ends', () => {
    expect(
      check('js title="dist/index.js" output case="esm"', 'const a = 1;\nexport { a };'),
    ).toEqual([]);
    expect(check('ts title="dist/types/index.d.ts" output case="esm"', 'export {};')).toEqual([]);
  });

  it('may be shown in part, without a gap', () => {
    expect(check('js title="dist/index.js" output part case="esm"', 'export { a };')).toEqual([]);
    expect(check('js title="dist/index.js" output case="esm"', 'const a = 1;')).toEqual([
      [1, 'output-differs', 'The fence ends here, case “esm” goes on with “export { a };”.'],
    ]);
  });
});

it('a source is compared with that of the case, and the hint says where it is', () => {
  const fence = readFence('ts title="src/index.ts" module case="esm"', 'export const a = 2;');
  expect(checkSource(fence, store)).toMatchObject([
    { line: 1, rule: 'source-differs', hint: expect.stringContaining('in cases,') as string },
  ]);
});

describe('a tree', () => {
  it('is read with folders, branches and sizes', () => {
    expect(
      parseTree('dist/          size\n├── a\n│   ├── b.js  10 B\n│   └── c.js\n└── d.js'),
    ).toEqual({
      root: 'dist',
      files: [
        { path: 'a/b.js', line: 3 },
        { path: 'a/c.js', line: 4 },
        { path: 'd.js', line: 5 },
      ],
    });
    expect(parseTree('ready   built')).toBeUndefined();
  });

  it('shows every file of the output folder, or says that it is a part', () => {
    const whole = 'dist\n├── index.js\n└── types\n    └── index.d.ts';
    expect(check('text output case="esm"', whole)).toEqual([]);
    expect(check('text output case="esm"', 'dist\n└── index.js')).toEqual([
      [2, 'output-differs', 'The tree lacks `types/index.d.ts`, which case “esm” has.'],
    ]);
    expect(check('text output part case="esm"', 'dist\n└── index.js')).toEqual([]);
  });

  it('may be one of sources, or of both', () => {
    expect(check('text output case="esm"', 'src\n└── index.ts')).toEqual([]);
    expect(
      check('text output case="esm"', '.\n├── dist\n│   └── index.js\n└── src\n    └── index.ts'),
    ).toEqual([]);
  });
});

it('a case that is said to fail fails with that message', () => {
  const checkIt = (id: string, message: string) =>
    checkCaseFailure(readFence(`ts config case="${id}" expect-error='${message}'`, ''), store);
  expect(checkIt('broken', 'Expect "lib" field')).toEqual([]);
  for (const message of ['Expect "libs"', 'Build error:']) {
    const says = expect.stringContaining('says “error   Expect "lib" field');
    expect(checkIt('broken', message)).toMatchObject([{ rule: 'expected-error', message: says }]);
  }
  expect(checkIt('esm', 'build started')).toMatchObject([{ rule: 'expected-error' }]);
});
