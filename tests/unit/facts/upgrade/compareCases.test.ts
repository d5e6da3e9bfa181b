import { expect, test } from '@rstest/core';
import { compareCases } from '../../../../facts/upgrade/compareCases';
import type { CaseResult } from '../../../../facts/cases/results';
import type { Snapshot } from '../../../../facts/upgrade/snapshot';

const compare = (
  before: SnapshotCase,
  after: SnapshotCase | undefined,
  untrue: readonly string[] = [],
) =>
  compareCases(
    createSnapshot({ cases: { one: before } }),
    createSnapshot({
      version: '2.0.0',
      cases: after ? { one: after } : {},
      untrue: { one: untrue },
    }),
  ).map(({ what, example }) => (example ? [what, example.before, example.after] : what));

test('the same is no difference, nor is the number of the version', () => {
  const files = { 'index.js': 'a\n', 'large.js': 90_000 };
  expect(compare({ files, log: ['Rslib v1.0.0'] }, { files, log: ['Rslib v2.0.0'] })).toEqual([]);
});

test('files that come, go and change are reported, with the first lines that differ', () => {
  const before = { 'a.js': 'a\nb\nc\n', 'b.js': 'b', 'large.js': 90_000 };
  const after = { 'a.js': 'a\nB\nC\n', 'c.js': 'c', 'large.js': 80_000 };
  expect(compare({ files: before }, { files: after })).toEqual([
    ['dist/a.js differs (2 lines)', 'b', 'B'],
    'dist/b.js is not emitted',
    'dist/large.js differs (90000 → 80000 bytes)',
    'dist/c.js is new',
  ]);
});

test('a build that fails now is reported with its cause alone', () => {
  const files = { 'index.js': 'a' };
  const log = ['Rslib v2.0.0', 'error   Failed to build.', 'error   TypeError: no lib'];
  expect(compare({ files }, { exit: 1, log })).toEqual(['ends with 1: TypeError: no lib']);
  expect(compare({ files }, { exit: 1, log: ['no words of an error'] })).toEqual([
    'ends with 1: no words of an error',
  ]);
});

test('another exit, log and verdict are reported', () => {
  expect(
    compare(
      { exit: 1, log: ['warn    Old words'], publint: [] },
      { exit: 0, log: ['warn    New words'], publint: ['USE_TYPE'] },
    ),
  ).toEqual([
    'exit was “1”, is “0”',
    ['log differs (1 line)', 'warn    Old words', 'warn    New words'],
    'publint found nothing, finds USE_TYPE',
  ]);
});

test('what is not true any more is reported where nothing else shows it', () => {
  const lie = 'import of dist/index.js gives [a], expected [b]';
  const number = 'the log does not contain “Rslib v1.0.0”; it says: Rslib v2.0.0';
  expect(compare({ isRace: true }, { isRace: true }, [`${lie}\nmore`, number])).toEqual([lie]);
  expect(compare({ exit: 1 }, {}, [lie])).toEqual(['exit was “1”, is “0”']);
});

test('what depends on the folder is no difference, all else of such a case is', () => {
  const give = (hash: string, size: number, text: string): SnapshotCase => ({
    log: [`dist/index.${hash}.js   ${size / 1000} kB   4.0 kB`],
    files: { [`index.${hash}.js`]: size, 'mf.json': `{ "file": "index.${hash}.js" }\n${text}\n` },
  });
  const before = createSnapshot({ cases: { one: give('d4255ead4c', 204_000, 'a') } });
  const see = (text: string) =>
    createSnapshot({ cases: { one: give('e6f17a89f1', 204_500, text) }, placed: ['one'] });
  expect(compareCases(before, see('a'))).toEqual([]);
  expect(compareCases(before, see('b')).map(({ what }) => what)).toEqual([
    'dist/mf.json differs (1 line)',
  ]);
});

interface SnapshotCase {
  exit?: number;
  log?: readonly string[];
  /** Path below the output folder → text; a number stands for a large file of that size. */
  files?: Readonly<Record<string, string | number>>;
  publint?: readonly string[];
  isRace?: true;
}

interface SnapshotParts {
  version?: string;
  cases?: Readonly<Record<string, SnapshotCase>>;
  untrue?: Readonly<Record<string, readonly string[]>>;
  placed?: readonly string[];
}

/** A snapshot made up for a test. */
function createSnapshot({
  version = '1.0.0',
  cases = {},
  untrue = {},
  placed = [],
}: SnapshotParts): Snapshot {
  return {
    version,
    tool: {},
    placed,
    untrue: new Map(Object.entries(untrue)),
    cases: new Map(
      Object.entries(cases).map(([id, { files = {}, exit = 0, log = [], ...rest }]) => [
        id,
        {
          result: {
            key: 'k',
            title: id,
            question: `What is ${id}?`,
            command: 'rslib build',
            exit,
            log,
            files: Object.entries(files).map(([path, content]) =>
              typeof content === 'number'
                ? { path, size: content, gzip: 1, sha256: `of ${content}` }
                : { path, size: content.length, gzip: 1 },
            ),
            ...rest,
          } satisfies CaseResult,
          texts: new Map(
            Object.entries(files).flatMap(([path, content]) =>
              typeof content === 'string' ? [[path, content] as const] : [],
            ),
          ),
        },
      ]),
    ),
  };
}
