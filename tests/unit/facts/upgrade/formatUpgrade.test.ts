import { expect, test } from '@rstest/core';
import type { Change } from '../../../../facts/upgrade/snapshot';
import { type Place, formatUpgrade, joinPages } from '../../../../facts/upgrade/formatUpgrade';

const versions = { before: '1.0.0', after: '2.0.0', notes: [] };
const gone = (kind: Change['kind'], name: string): Change => ({ kind, name, what: 'is gone' });

const places: Readonly<Record<string, readonly Place[]>> = {
  'dts-bundle': [
    { file: 'docs/zh/dts.mdx', line: 9 },
    { file: 'docs/en/dts.mdx', line: 120 },
    { file: 'docs/en/dts.mdx', line: 30 },
    { file: 'docs/en/dts.mdx', line: 30 },
  ],
  dts: [{ file: 'docs/en/dts.mdx', line: 2 }],
};
const join = (changes: readonly Change[]) => joinPages(changes, ({ name }) => places[name] ?? []);

test('a list to work through: page by page in the order of its lines, then the rest', () => {
  const changes: Change[] = [
    {
      kind: 'case',
      name: 'dts-bundle',
      what: 'dist/index.d.ts differs (3 lines)',
      example: { before: 'a', after: 'b'.repeat(200) },
    },
    gone('option', 'dts'),
    gone('export', 'build'),
    gone('export', 'watch'),
    gone('flag', '--watch'),
    gone('message', 'It is amiss.'),
    gone('version', 'v1.0.0'),
  ];
  expect(formatUpgrade(join(changes), versions).split('\n')).toEqual([
    '@rslib/core 1.0.0 → 2.0.0: 3 changes on 2 pages, 4 no page mentions',
    '',
    'docs/en/dts.mdx:2  option dts: is gone',
    'docs/en/dts.mdx:30  case dts-bundle: dist/index.d.ts differs (3 lines)  (also 120)',
    '      - a',
    `      + ${'b'.repeat(100)}…`,
    '',
    'docs/zh/dts.mdx:9  case dts-bundle: dist/index.d.ts differs (3 lines)',
    '      - a',
    `      + ${'b'.repeat(100)}…`,
    '',
    'No page mentions:',
    '  2 exports: is gone: build, watch',
    '  flag --watch: is gone',
    '  message “It is amiss.”: is gone',
  ]);
});
