import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadChecks, loadSources } from './process/loadSources.mjs';
import { runNpm } from './process/npm.mjs';
import { parseOptions } from './process/parseOptions.mjs';

const usage =
  'Usage: npm run check [-- <page> … [--markdown] | --content-only], such as guide/basic/cli or docs/zh/index.mdx.';
const scripts = ['format:check', 'lint', 'typecheck'];

/**
 * `npm run check`: format, lint, types and content, all of them also after one has failed. With pages or
 * `--content-only` only the last. `--markdown` prints their `.md` files first.
 * @param {string[]} args
 */
export default async function check(args) {
  const { values, positionals: pages } = parseOptions(usage, {
    args,
    allowPositionals: true,
    options: { 'content-only': { type: 'boolean' }, markdown: { type: 'boolean' } },
  });
  const root = process.cwd();
  const isWritten = !values.markdown || (await printMarkdown(root, pages));
  if (values['content-only'] || pages.length > 0) {
    return (await checkContent(root, pages)) && isWritten ? 0 : 1;
  }
  const failed = [];
  for (const script of scripts) {
    console.log(`── ${script}`);
    const { code } = await runNpm(['run', '--silent', script]);
    if (code !== 0) failed.push(script);
  }
  console.log('── content');
  if (!(await checkContent(root))) failed.push('content');
  const list = failed.length > 0 ? `: ${failed.join(', ')}` : '';
  const passed = scripts.length + 1 - failed.length;
  console.log(`\nChecks: ${passed} passed, ${failed.length} failed${list}`);
  return failed.length > 0 ? 1 : 0;
}

/**
 * Prints the `.md` files of pages, or why one cannot be written. Returns whether all were.
 * @param {string} root
 * @param {readonly string[]} pages
 */
export async function printMarkdown(root, pages) {
  const { previewMarkdown } = await loadSources('build/render/pageMarkdown.ts');
  const failed = pages.filter((page) => {
    try {
      console.log(previewMarkdown(path.join(root, 'docs'), page));
      return false;
    } catch (error) {
      console.error(
        `${page} has no .md file yet: ${error instanceof Error ? error.message : error}\n`,
      );
      return true;
    }
  });
  return failed.length === 0;
}

/**
 * Checks the content below a folder, compares it with what the tool says and does, and prints the
 * issues of both with their number.
 * @param {string} root
 * @param {readonly string[]} [pages] routes (`guide/basic/cli`) or files whose issues are listed; all of
 *   them where there are none
 * @returns {Promise<boolean>} whether a build may go on, as far as the listed issues go
 */
export async function checkContent(root, pages = []) {
  const checks = await loadChecks();
  const { checkDocs, findPages, formatIssues, countIssues, pageCache, stopsBuild } = checks;
  const docs = path.join(root, 'docs');
  const files = pages.flatMap((page) => findPages(docs, page).map((file) => `docs/${file}`));
  const written = checkDocs({
    root: docs,
    base: root,
    // Trees of tests have no packages, and are read again.
    ...(existsSync(path.join(root, 'node_modules')) && { cacheFile: path.join(root, pageCache) }),
  });
  const issues = await addCodeAndProse(checks, written, { root, docs, files });
  if (files.length > 0) {
    const own = issues.filter(({ file, about = [] }) =>
      [file, ...about].some((name) => files.includes(name)),
    );
    console.log(own.length > 0 ? formatIssues(own) : `${files.join(', ')}: ${countIssues(own)}`);
    const others = written.filter((issue) => !own.includes(issue));
    if (others.some(stopsBuild)) {
      console.log(`On other pages: ${countIssues(others)}; \`npm run check\` lists them.`);
    }
    return !own.some(stopsBuild);
  }
  if (issues.length > 0) console.error(`${formatIssues(issues)}\n`);
  else console.log(`Content: ${countIssues(issues)}`);
  return !issues.some(stopsBuild);
}

/**
 * @typedef {import('../build/read/issues').Issue} Issue
 * @param {Awaited<ReturnType<typeof loadChecks>>} checks
 * @param {Issue[]} written
 * @param {{ root: string, docs: string, files: readonly string[] }} options `files` are those asked for
 * @returns {Promise<Issue[]>} of content, code and prose; a tree without facts has only the first
 */
async function addCodeAndProse(checks, written, { root, docs, files }) {
  const { compareIssues, createCodeCheck, createProseCheck, isDataWrong } = checks;
  if (!existsSync(path.join(root, 'facts/results/tool.json')) || isDataWrong(written))
    return written;
  const code = createCodeCheck({ root: docs, base: root });
  const prose = createProseCheck({ root: docs, base: root });
  const found = await Promise.all([code.checkAll(files), prose.checkAll()]);
  return [...written, ...found.flat()].sort(compareIssues);
}
