import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findPrivateWords } from '../scripts/lint/findPrivateWords.mjs';
import { alignColumns } from './figures.mjs';

/** @typedef {{ file: string, lines: string[] }} SourceFile */

/**
 * Prints how heavy this repository is to work in, next to what it should be; `words` lists where the
 * private words are.
 * @param {readonly string[]} [args]
 */
export function reportRepository([option, ...others] = []) {
  if (others.length > 0 || ![undefined, 'words'].includes(option)) {
    throw new Error('Usage: npm run bench -- repository [words]');
  }
  const files = listFiles();
  if (option) {
    console.log(findPrivateWords(files).join('\n') || 'No private words.');
    return;
  }
  const code = files.filter(({ file }) => /\.(?:tsx?|m?js|css)$/.test(file));
  const source = code.filter(
    ({ file }) =>
      !/^(?:cases|facts\/results|explorer\/(?:libraries|results)|docs|tests|bench)\//.test(file),
  );
  const theme = source.filter(({ file }) => file.startsWith('theme/'));
  const tests = code.filter(({ file }) => file.startsWith('tests/'));
  const bench = code.filter(({ file }) => file.startsWith('bench/'));
  const short = source.filter(({ lines }) => lines.length <= 30);
  const pages = files.filter(({ file }) => /^docs\/(?:en|zh)\/.+\.mdx?$/.test(file));
  const isHome = (/** @type {string} */ file) => /^docs\/\w+\/index\.mdx$/.test(file);
  const frontMatter = pages
    .filter(({ file }) => !isHome(file))
    .map(countFrontMatter)
    .sort((a, b) => a - b);
  const internals = source.filter(
    ({ file, lines }) =>
      file.startsWith('build/rspress/') || lines.some((line) => frameworkNames.test(line)),
  );
  const stages = new Set(source.flatMap(({ file }) => /^build\/(\w+)\//.exec(file)?.[1] ?? []));
  const rows = [
    ['', 'now', 'target'],
    [
      'lines of source and tests, of them 12,000 for Chinese, tools and releases',
      count(source) + count(tests),
      '≤ 84000',
    ],
    ['lines of source (without cases, results, docs, tests, bench)', count(source), ''],
    ['files of source', source.length, ''],
    ['lines of theme/, with that of the tools', count(theme), ''],
    ['files of theme/', theme.length, ''],
    ['lines of tests', count(tests), ''],
    ['lines of bench/, outside the target', count(bench), ''],
    ['source files of 30 lines or less', percent(short.length / source.length), '≤ 30 %'],
    ['plugins in rspress.config.ts', countPlugins(files), 'few'],
    ['folders of build/', [...stages].join(' '), 'stages, rspress'],
    ['files that know insides of the framework', internals.length, '≤ 10'],
    ['front matter, median lines', frontMatter[Math.floor(frontMatter.length / 2)] ?? 0, '≤ 10'],
    ['front matter, most lines (home pages apart)', frontMatter.at(-1) ?? 0, '≤ 25'],
    ['lines with private words', findPrivateWords(files).length, '0'],
  ].map((row) => [...row.map(String), isOver(row) ? 'over its target' : '']);
  console.log(alignColumns(rows).join('\n'));
  for (const [folder, lines] of sumFolders(source)) console.log(`  ${folder} ${lines}`);
  console.log('Features that are only ours (bench/mechanisms.md):');
  for (const { name, sources } of readFeatures()) {
    const own = source.filter(({ file }) =>
      sources.some((one) => file === one || file.startsWith(`${one}/`)),
    );
    console.log(`  ${name} ${count(own)}`);
  }
}

/** @param {(string | number)[]} row */
function isOver([, now = 0, target = '']) {
  const limit = /^≤ (\d+)|^0$/.exec(`${target}`);
  return limit !== null && parseInt(`${now}`, 10) > Number(limit[1] ?? 0);
}

/** The table of features that are only ours, with the files and folders that it names. */
export function readFeatures() {
  const [, section = ''] = readFileSync('bench/mechanisms.md', 'utf8').split('## Features');
  const [table = ''] = section.split('\n## ');
  return table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => {
      const [, name = '', sources = ''] = line.split('|').map((cell) => cell.trim());
      return { name, sources: sources.match(/(?<=`)[\w./]+(?=`)/g) ?? [] };
    });
}

/** Names of undocumented parts of Rspress, outside build/rspress. */
const frameworkNames =
  /_flattenContent|_filepath|_relativePath|modifySearchIndexData|__rspress_|virtual-(?:routes|page-data|site-data)|\[auto-nav-sidebar\]|\brp-|\$callout|\/search_index\.|\b(?:initPageData|warmPageData|PageContext|pageMeta(?!'))\b/;

/** @returns {SourceFile[]} */
function listFiles() {
  const names = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  return names
    .filter((file) => /\.(?:tsx?|m?js|css|mdx?)$/.test(file))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').replace(/\n$/, '').split('\n') }));
}

/** @param {SourceFile[]} files */
const count = (files) => files.reduce((sum, { lines }) => sum + lines.length, 0);

/** @param {number} share */
const percent = (share) => `${Math.round(100 * share)} %`;

/** @param {SourceFile} page */
const countFrontMatter = ({ lines }) => (lines[0] === '---' ? lines.indexOf('---', 1) - 1 : 0);

/** @param {SourceFile[]} files */
function countPlugins(files) {
  const { lines = [] } = files.find(({ file }) => file === 'rspress.config.ts') ?? {};
  const start = lines.findIndex((line) => /^ {2}plugins: \[/.test(line));
  const end = lines.indexOf('  ],', start);
  return lines.slice(start, end).filter((line) => /^ {4}(?!\/\/)[\w.[(]/.test(line)).length;
}

/** @param {SourceFile[]} files */
function sumFolders(files) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const { file, lines } of files) {
    const folder = /^(?:build|theme)\//.test(file)
      ? file.split('/', 2).join('/')
      : file.includes('/')
        ? (file.split('/', 1)[0] ?? '')
        : '(root)';
    sums.set(folder, (sums.get(folder) ?? 0) + lines.length);
  }
  return [...sums].sort(([, a], [, b]) => b - a);
}
