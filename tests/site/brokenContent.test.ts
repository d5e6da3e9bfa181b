import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyRepository } from '../support/copyRepository';
import { type BuildRun, runBuild } from '../support/runBuild';

const longestBuild = 120_000;
const lastOutput = '<p>What the last good build wrote.</p>';

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'broken-content-'));
  copyRepository(root);
  mkdirSync(path.join(root, 'doc_build'));
  writeFileSync(path.join(root, 'doc_build/index.html'), lastOutput);
}, longestBuild);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Builds a copy of the repository with the pages of a fixture added. */
async function buildWith(fixture: string): Promise<BuildRun> {
  const source = path.resolve('tests/fixtures', fixture);
  const pages = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(source, path.join(entry.parentPath, entry.name)));
  cpSync(source, root, { recursive: true });
  try {
    return await runBuild(root, { OUT_DIR: '' });
  } finally {
    for (const page of pages) rmSync(path.join(root, page));
  }
}

describe('a build with a page that', () => {
  for (const [fault, fixture, place, words] of [
    ['is no MDX', 'broken-mdx', /docs\/en\/broken-mdx\.mdx:1\d/, /Callout/],
    [
      'throws while it is drawn',
      'broken-render',
      /broken-render/,
      /thrown while the page was drawn/,
    ],
  ] as const) {
    it(
      `${fault} fails, says where, and leaves the last output as it was`,
      async () => {
        const { code, output } = await buildWith(fixture);
        expect(code).not.toBe(0);
        expect(output).toMatch(place);
        expect(output).toMatch(words);
        expect(readdirSync(path.join(root, 'doc_build'))).toEqual(['index.html']);
        expect(readFileSync(path.join(root, 'doc_build/index.html'), 'utf8')).toBe(lastOutput);
        const leftOver = readdirSync(root).filter((name) => name.startsWith('.doc_build'));
        expect(leftOver).toEqual([]);
      },
      longestBuild,
    );
  }

  it(
    'is broken leaves no output where there was none',
    async () => {
      rmSync(path.join(root, 'doc_build'), { recursive: true });
      const { code } = await buildWith('broken-mdx');
      expect(code).not.toBe(0);
      expect(existsSync(path.join(root, 'doc_build'))).toBe(false);
    },
    longestBuild,
  );
});
