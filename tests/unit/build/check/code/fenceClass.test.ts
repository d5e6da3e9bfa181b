import { describe, expect, it } from '@rstest/core';
import { checkClass } from '../../../../../build/check/code/fenceClass';
import { getFenceClass } from '../../../../../build/read/fences';
import { readFence } from './readFence';

const check = (info: string) =>
  checkClass(readFence(info, 'a')).map(({ rule, message, hint }) => `${rule}: ${message} ${hint}`);

it.each([
  'ts config',
  'ts title="src/a.ts" module',
  'tsx module',
  'vue module',
  'bash',
  'json title="package.json"',
  'ts title="packages/a/rslib.config.ts"',
  'js title="dist/index.js" output case="esm"',
  'text output log part case="esm"',
  'yaml fragment',
  'text fragment',
  'ts config expect-error="message"',
  'ts expect-error="message"',
  'bash shell not-run="it needs a network"',
  'text not-run="another system"',
])('a fence that says what it is: %s', (info) => expect(check(info)).toEqual([]));

it.each([
  ['ts', 'fence-unclassified: The fence does not say what it is.'],
  ['ts title="a.ts"', 'fence-unclassified: The fence does not say what it is.'],
  ['text', 'fence-unclassified: The fence is text that is neither'],
  ['text shell', 'fence-unclassified: The fence is text that is neither'],
  ['ts confg', 'fence-class-unknown: `confg` is no class of a fence. Did you mean `config`?'],
  ['ts modul', 'Did you mean `module`?'],
  ['ts quiz config', '`quiz` is no class of a fence. Write one of `config`'],
  ['ts titel="a.ts" config', '`titel` is no class of a fence. Did you mean `title`?'],
  ['ts config module', 'fence-class-conflict: The fence says that it is `config` and `module`.'],
  ['ts shell', 'fence-class-conflict: `ts` cannot be checked as `shell`.'],
  ['bash config', 'fence-class-conflict: `bash` cannot be checked as `config`.'],
  ['ts config not-run', 'fence-attribute: `not-run` gives no reason.'],
  ['ts config not-run=""', 'fence-attribute: `not-run` gives no reason.'],
  ['ts config expect-error', 'fence-attribute: `expect-error` names no message.'],
  ['js output case=""', 'fence-attribute: `case` names no case.'],
  ['ts module part', 'fence-attribute: `part` says of what'],
  ['text fragment log', 'fence-attribute: Only `output` can be a log.'],
  ['ts config {1,3}', 'fence-unsupported: `{1,3}` is not supported here: code has no marked'],
  ['ts config /word/', 'fence-unsupported: `/word/` is not supported here'],
  ['ts config fold', 'fence-unsupported: `fold` is not supported here'],
  ['ts module file="./a.ts"', 'fence-unsupported: `file` is not supported here: a block'],
])('a fence that does not: %s', (info, expected) => {
  expect(check(info)).toEqual([expect.stringContaining(expected)]);
});

it('marks of other sites in code are named with their line', () => {
  const found = checkClass(readFence('ts config', 'a;\nb; // [!code focus:2]'));
  expect(found).toMatchObject([{ rule: 'fence-unsupported', line: 2 }]);
  expect(found[0]?.message).toContain('`[!code focus:2]` is not supported here');
});

describe('a fence whose component is shown', () => {
  const preview = (info: string, code: string) =>
    checkClass(readFence(info, code)).map(({ message, hint }) => `${message} ${hint}`);

  it('exports the component of a case', () => {
    const code = 'export default function A() {\n  return null;\n}';
    expect(preview('tsx title="src/A.tsx" preview module case="react-preview"', code)).toEqual([]);
    expect(preview('tsx preview module', code)).toEqual([
      '`preview` shows a component of a case. Add `case="…"` and the `title` of its file.',
    ]);
  });

  it.each([
    ['tsx preview module case="a"', 'export function A() {}'],
    ['ts preview module case="a"', 'export default 1;'],
  ])('%s of `%s` is none', (info, code) => {
    expect(preview(info, code)).toEqual([
      '`preview` shows a component that the fence exports as its default. ' +
        'Write a `tsx` fence with `export default function …`, or remove `preview`.',
    ]);
  });
});

it('a fence that is meant to fail is a configuration by its name, else a module', () => {
  expect(getFenceClass(readFence('ts expect-error="a"', ''))).toBe('config');
  expect(getFenceClass(readFence('ts title="rslib.config.mts" expect-error="a"', ''))).toBe(
    'config',
  );
  expect(getFenceClass(readFence('ts title="src/a.ts" expect-error="a"', ''))).toBe('module');
  expect(getFenceClass(readFence('ts module config', ''))).toBeUndefined();
});
