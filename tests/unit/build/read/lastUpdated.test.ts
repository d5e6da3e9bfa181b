import { execFileSync } from 'node:child_process';
import { beforeEach, describe, expect, test } from '@rstest/core';
import { readFileDates } from '../../../../build/read/lastUpdated';
import { createTestFolder } from '../../../support/testFolder';

describe('readFileDates', () => {
  const { root, resolve, write } = createTestFolder();
  const git = (cwd: string, args: string[], date = '') =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
      cwd,
      stdio: 'pipe',
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z' },
    });

  function commit(files: Record<string, string>, date: string) {
    for (const [name, text] of Object.entries(files)) {
      write(`repository/${name}`, text);
    }
    git(resolve('repository'), ['add', '-A']);
    git(resolve('repository'), ['commit', '-qm', 'x'], date);
  }

  beforeEach(() => {
    git(root, ['init', '-q', 'repository']);
    commit(
      { 'docs/en/a.mdx': '1', 'docs/en/über "b".mdx': '1', 'other.txt': '1' },
      '2024-03-01T23:30:00-0800',
    );
    commit({ 'docs/en/a.mdx': '2' }, '2025-05-05T05:05:05+0800');
    write('repository/docs/en/new.mdx', 'not committed');
  });

  test('gives each file below the folder the date of its last commit, in UTC', async () => {
    const { dates, problem } = await readFileDates(resolve('repository/docs'));
    expect(Object.fromEntries(dates)).toEqual({
      'en/a.mdx': '2025-05-04T21:05:05.000Z',
      'en/über "b".mdx': '2024-03-02T07:30:00.000Z',
    });
    expect(problem).toBeUndefined();
  });

  test('in a shallow clone, files that only its oldest commit names have no date', async () => {
    git(root, ['clone', '-q', '--depth', '1', `file://${resolve('repository')}`, 'shallow']);
    const { dates, problem } = await readFileDates(resolve('shallow/docs'));
    expect(dates.size).toBe(0);
    expect(problem).toBe(
      'the clone is shallow, so 2 files have no date; fetch the whole history (`fetch-depth: 0`)',
    );
  });
});
