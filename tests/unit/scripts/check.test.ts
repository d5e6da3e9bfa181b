import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, rs, test } from '@rstest/core';
import { printMarkdown } from '../../../scripts/check.mjs';
import { createTestFolder } from '../../support/testFolder';

const { root: folder, write } = createTestFolder();

/** Runs the content check of `npm run check` over a tree, in a plain Node as writers do. */
function runContentCheck(tree: string, pages: readonly string[] = []) {
  const root = JSON.stringify(path.resolve('tests/fixtures/docs-issues', tree));
  const script = [
    "import { checkContent } from './scripts/check.mjs';",
    `process.exitCode = (await checkContent(${root}, ${JSON.stringify(pages)})) ? 0 : 1;`,
  ].join('\n');
  const args = ['--input-type=module', '--eval', script];
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
}

test('issues are listed with their number and fail the command', () => {
  const { status, stderr } = runContentCheck('broken');
  expect(stderr).toMatch(/\ndocs\/en\/_nav\.json:3:29 {2}dead-link\n/);
  expect(stderr).toMatch(/\n\d+ errors and \d+ warnings in \d+ files\n/);
  expect(status).toBe(1);
}, 30_000);

test('a page without an .md file is no reason to stop', async () => {
  write('docs/en/guide/empty.mdx', '# Empty\n\n<Steps />\n');
  const log = rs.spyOn(console, 'error').mockImplementation(() => {});
  expect(await printMarkdown(folder, ['guide/empty'])).toBe(false);
  expect(log.mock.calls.join()).toContain('guide/empty has no .md file yet: `<Steps>` is empty');
  log.mockRestore();
}, 30_000);

test('of a named page only its own issues are listed', () => {
  const { status, stdout } = runContentCheck('broken', ['guide/links']);
  const files = [...stdout.matchAll(/^(docs\S+?):\d+/gm)].map(([, file]) => file);
  expect(new Set(files)).toEqual(new Set(['docs/en/guide/links.mdx']));
  expect(status).toBe(1);
}, 30_000);

test('of a named page the issues of other files that are about it are listed', () => {
  const { status, stdout } = runContentCheck('broken', [
    'guide/basic/unlisted',
    'guide/extra/alone',
    'guide/headings',
  ]);
  expect(stdout).toContain('The page `unlisted` is not listed.');
  expect(stdout).toContain('The folder `extra` is not listed.');
  expect(stdout).toContain('`/guide/headings` has no `#gone-for-good`.');
  expect(stdout).not.toContain('`strat`');
  expect(status).toBe(1);
}, 30_000);
