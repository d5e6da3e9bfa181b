import { expect, test } from '@rstest/core';
import { toOldConfig } from '../../../../facts/releases/buildOutputs';
import { compareOutputs } from '../../../../facts/releases/compareOutputs';
import {
  formatOutputs,
  parseOutputs,
  type RecordedCase,
  type ReleaseOutputs,
} from '../../../../facts/releases/outputs';

const release = (version: string, cases: Record<string, RecordedCase>): ReleaseOutputs => ({
  version,
  cases: new Map(Object.entries(cases)),
});
const built = (files: Record<string, string>, source = 'a'): RecordedCase => ({ source, files });

test('each release is read as it was, from the differences that are kept', () => {
  const text = 'first\r\n--- a\n+++ b\n@@ -1 +1 @@\nlast';
  const releases = [
    release('0.10.6', {
      lines: built({ 'a/index.js': text, 'empty.css': '', 'old.js': 'old\n' }),
      other: built({ 'index.js': 'same\n' }),
      gone: built({ 'index.js': 'same\n' }),
    }),
    release('0.11.2', {
      lines: { source: 'a', failure: 'TypeError: config.lib is not iterable' },
      other: built({ 'index.js': 'same\n' }, 'b'),
    }),
    release('1.0.0', {
      lines: built({ 'a/index.js': `${text}\n`, 'new.js': '\nnew', 'empty.css': '-- no\n' }),
      other: built({}, 'b'),
    }),
  ];
  const patches = formatOutputs(releases);
  expect(parseOutputs(patches)).toEqual(releases);
  // A file that no release changed is not written again.
  expect(patches[1]?.[1]).not.toContain('same');
  expect(patches[1]?.[1]).toContain('failure lines TypeError: config.lib is not iterable\n');
});

test('what changes in several cases is one change, and names that are made up are none', () => {
  const files = (name: string, body: string) => ({
    source: 'a',
    files: {
      'index.js': `/* ${name} */\nvar __rspack_${name} = __webpack_require__("${name}");\n${body}`,
    },
  });
  const comparison = compareOutputs(
    release('0.1.0', {
      renamed: files('a', 'go();'),
      one: files('a', 'read("one");'),
      same: built({}),
      two: built({ 'index.js': 'let own;\nread("two");\n' }),
      other: built({ '1.js': '' }, 'a'),
      refused: built({}),
    }),
    release('0.2.0', {
      renamed: files('b', 'go();'),
      one: files('b', 'call("one");'),
      same: built({}),
      two: built({ 'index.js': 'let own;\ncall("two");\n' }),
      other: built({ '1.js': '' }, 'other sources'),
      refused: { source: 'a', failure: 'No.' },
    }),
  );
  expect(comparison).toEqual({
    ...{ compared: 4, same: 1, cosmetic: 1, changed: 2 },
    refused: new Map([['No.', ['refused']]]),
    groups: [
      {
        kind: 'Code',
        cases: ['one', 'two'],
        example: {
          id: 'one',
          file: 'index.js',
          lines: [' var __rspack_a = __webpack_require__("a");', '-read("one");', '+call("one");'],
        },
      },
    ],
  });
});

const helper = '(()=>{\n    __webpack_require__.o = 1;\n';

test.each<[kind: string, before: string, after: string]>([
  ['Exports', 'export { a };', 'export { a, b };'],
  ['Form', 'import { a } from "./a.js";\nexport { a };', 'export { a } from "./a.js";'],
  ['Form', 'a: ()=>a,\nb: ()=>b', 'b: ()=>b,\na: ()=>a'],
  ['Runtime', `${helper}    one();\n})();`, `${helper}    two();\n})();`],
  ['Code', `${helper}})();\none();`, `${helper}})();\ntwo();`],
])('a change of %s is reported as such', (kind, before, after) => {
  const { groups } = compareOutputs(
    release('0.1.0', { one: built({ 'index.js': before }) }),
    release('0.2.0', { one: built({ 'index.js': after }) }),
  );
  expect(groups.map((group) => group.kind)).toEqual([kind]);
});

test('an import of a chunk that has another name is a change of names', () => {
  const chunk = (name: string) => built({ [name]: '', 'index.js': `import "./${name}";` });
  const [before, after] = [{ one: chunk('1.js') }, { one: chunk('2.js') }];
  const { groups } = compareOutputs(release('0.1.0', before), release('0.2.0', after));
  expect(groups.map(({ kind }) => kind)).toEqual(['Names']);
});

test('a configuration without `lib` is given to old releases as the only item', () => {
  const options = ['dts', 'format'];
  expect(toOldConfig({ dts: true, output: { autoExternal: false } }, options)).toEqual({
    lib: [{ dts: true, autoExternal: false }],
    output: {},
  });
  const config = { dts: true, lib: [{ format: 'cjs' }] };
  expect(toOldConfig(config, options)).toEqual({ ...config, output: {} });
});
