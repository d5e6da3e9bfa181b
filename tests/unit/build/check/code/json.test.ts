import { expect, it } from '@rstest/core';
import { checkJson } from '../../../../../build/check/code/json';

const check = (code: string, title?: string) =>
  checkJson(code, title).map(({ line, message }) => `${line} ${message}`);
const checkPackage = (manifest: object) => check(JSON.stringify(manifest), 'package.json');

it('parses, with comments only where its tool reads them', () => {
  expect(check('{ "a": [1, null] }')).toEqual([]);
  expect(check('{\n  "a": 1,\n}')).toEqual([expect.stringMatching(/^3 This is not JSON/)]);
  expect(check('{\n  // why\n  "a": 1\n}')).toEqual([expect.stringMatching(/^2 This is not/)]);
  expect(check('{\n  // why\n  "include": ["src"],\n}', 'tsconfig.build.json')).toEqual([]);
});

it('says nothing twice', () => {
  expect(check('{\n  "a": 1,\n  "b": { "c": 1, "c": 2 },\n  "a": 2\n}')).toEqual([
    '3 The key `c` is there twice.',
    '4 The key `a` is there twice.',
  ]);
});

it('lets a package.json that would work pass', () => {
  const exports = {
    '.': {
      import: { types: './dist/esm/index.d.ts', default: './dist/esm/index.js' },
      require: { types: './dist/cjs/index.d.cts', default: './dist/cjs/index.cjs' },
    },
    './style.css': './dist/style.css',
    './internal': null,
  };
  expect(checkPackage({ name: 'a', type: 'module', exports, files: ['dist'] })).toEqual([]);
  expect(checkPackage({ exports: './a.js', types: './a.d.ts', main: './a.js' })).toEqual([]);
});

it.each([
  [{ exprots: {} }, '`exprots` is not a known key.'],
  [{ type: 'esm' }, '`type` must be one of module, commonjs'],
  [{ files: ['dist', 1] }, '`files[1]` must be a string, not `1`.'],
  [{ types: './a.js' }, '`types` names a declaration file'],
  [{ main: './a.d.ts' }, '`main` names a JavaScript file'],
  [{ module: './a.cjs' }, '`module` names an ES module.'],
  [{ exports: { '.': { default: './a.js', types: './a.d.ts' } } }, '`types` does not come first.'],
  [{ exports: { '.': { default: './a.js', import: './b.js' } } }, '`default` does not come last.'],
  [{ exports: { '.': { improt: './a.js' } } }, 'No tool asks for the condition `improt`.'],
])('package.json: %j', (manifest, expected) => {
  expect(checkPackage(manifest).join('\n')).toContain(expected);
});
