import { expect, test } from '@rstest/core';
import { parseGitLog } from '../../../../../build/read/lastUpdated/parseGitLog';

test('each file has the newest commit that names it', () => {
  const output =
    '\x01bbb 200\0\nen/a.mdx\0en/b.mdx\0' +
    '\x01aaa 100\0\nen/a.mdx\0en/c d\n.mdx\0' +
    '\x01000 50\0';
  expect([...parseGitLog(output)]).toEqual([
    ['en/a.mdx', { hash: 'bbb', time: 200 }],
    ['en/b.mdx', { hash: 'bbb', time: 200 }],
    ['en/c d\n.mdx', { hash: 'aaa', time: 100 }],
  ]);
});

test('no history gives no files', () => {
  expect(parseGitLog('').size).toBe(0);
});
