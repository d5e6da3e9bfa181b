import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { createTestFolder } from '../../support/testFolder';

const { root: folder, write } = createTestFolder();

/** Runs a function of `npm run check` in a plain Node.js, as writers do: Rspack can abort a worker of the tests. */
function runCheck(call: string) {
  const script = `import * as check from './scripts/check.mjs';\nprocess.exitCode = (await check.${call}) ? 0 : 1;`;
  const args = ['--input-type=module', '--eval', script];
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
}

function runContentCheck(tree: string, pages: readonly string[] = []) {
  const root = path.resolve('tests/fixtures/docs-issues', tree);
  return runCheck(`checkContent(${JSON.stringify(root)}, ${JSON.stringify(pages)})`);
}

test('issues are listed with their number and fail the command', () => {
  const { status, stderr } = runContentCheck('broken');
  expect(stderr).toMatch(/\ndocs\/en\/_nav\.json:3:29 {2}dead-link\n/);
  expect(stderr).toMatch(/\n\d+ errors and \d+ warnings in \d+ files\n/);
  expect(status).toBe(1);
}, 30_000);

test('a page without an .md file is no reason to stop', () => {
  write('docs/en/guide/empty.mdx', '# Empty\n\n<Steps />\n');
  const { status, stderr } = runCheck(`printMarkdown(${JSON.stringify(folder)}, ['guide/empty'])`);
  expect(stderr).toContain('guide/empty has no .md file yet: `<Steps>` is empty');
  expect(status).toBe(1);
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
