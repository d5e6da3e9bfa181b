import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sharedHeadings } from '../../../site/sharedHeadings';
import { languages, original, translation } from '../../../site/site';
import type { Issue, LocalIssue } from '../../read/issues';
import { findPages, getFormat, isFragment, listFiles, normalizeText } from '../../read/files';
import { readPage } from '../../read/page';
import { devPages } from '../../components/registry';
import { formatIssues } from '../report';
import { checkPair } from '.';
import { type Block, digestText, readBlocks } from './blocks';
import { type AcceptedPages, readAccepted, toEntries, writeAccepted } from './acceptedBlocks';
import { pairBlocks } from './pairs';

/**
 * Notes that translations match the present English pages.
 * @param root the docs folder
 * @param names pages as people name them; all translated ones where there are none, if none is outdated
 * @throws Error with what is wrong with them; nothing is written then.
 */
export function acceptTranslation(root: string, names: readonly string[]): string {
  const pages = names.length > 0 ? names.map((name) => findPage(root, name)) : listTranslated(root);
  const accepted: AcceptedPages = readAccepted(root);
  for (const [page, known] of accepted) {
    if (isTranslated(root, page)) continue;
    // The name of a page that is gone stays: its address needs a redirect (checkOldAddresses).
    if (existsSync(path.join(root, original, page))) accepted.delete(page);
    else known.entries = [];
  }
  const issues = pages.flatMap((page) => {
    const { english, chinese, source } = readPair(root, page);
    const before = accepted.get(page);
    const known = { source: digestText(source), entries: toEntries(english, chinese) };
    accepted.set(page, known);
    const file = path.posix.join(path.basename(root), translation, page);
    const old = checkPair({ english, chinese, known: before, page });
    const outdated = names.length > 0 ? [] : old.filter(isOutdated).map(refuse);
    const found = [
      ...checkPair({ english, chinese, known, page }),
      ...old.filter(isQuestion),
      ...outdated,
    ];
    return found.map((issue): Issue => ({ ...issue, file }));
  });
  const refused = issues.filter(({ severity }) => severity === 'error');
  if (refused.length > 0) {
    throw new Error(`${formatIssues(refused)}\n\nNothing was accepted.`);
  }
  writeAccepted(root, accepted);
  const what = pages.length === 1 ? pages[0] : `${pages.length} pages`;
  return [
    ...(issues.length > 0 ? [formatIssues(issues), 'You won’t be asked about these again.'] : []),
    `${what}: accepted as translations of the present English.`,
  ].join('\n\n');
}

const isOutdated = ({ rule }: LocalIssue): boolean =>
  rule === 'translation-outdated' || rule === 'translation-contradicts';

const refuse = (issue: LocalIssue): LocalIssue => ({
  ...issue,
  severity: 'error',
  hint: 'The page is outdated: accept it by its name.',
});

const isQuestion = ({ rule }: LocalIssue): boolean =>
  rule === 'translation-term' || rule === 'translation-meaning';

/** Gives a translated page the code of the English one, with its own reasons for what is not run. */
export function copyFences(root: string, name: string): string {
  const page = findPage(root, name);
  const { source, text } = readPair(root, page);
  const [english, own] = [listFences(source, page), listFences(text, page)];
  if (english.length !== own.length) {
    throw new Error(
      `${page} has ${own.length} code blocks, the English page ${english.length}: ` +
        'add or remove blocks first, so that their order says which is which.',
    );
  }
  const lines = text.split('\n');
  for (const [index, { start, code }] of own.entries()) {
    const reason = reasonPattern.exec(code.join('\n'))?.[0];
    const copy = (english[index]?.code ?? code).join('\n');
    const fence = reason ? copy.replace(reasonPattern, () => reason) : copy;
    // One entry for all its lines, so that those below keep their numbers.
    lines.fill('\0', start, start + code.length)[start] = fence;
  }
  const file = path.join(root, translation, page);
  writeFileSync(file, lines.filter((line) => line !== '\0').join('\n'));
  return `Copied the code of ${page}.`;
}

const reasonPattern = /(?<=^[^\n]*not-run=)"[^"]*"/;

/** The fences of a page: the first line of each, counted from 0, and its lines as written. */
function listFences(source: string, page: string): { start: number; code: string[] }[] {
  const lines = source.split('\n');
  return readPage(source, getFormat(page)).nodes.flatMap(({ type, position }) => {
    if (type !== 'code' || !position) return [];
    const start = position.start.line - 1;
    return { start, code: lines.slice(start, position.end.line) };
  });
}

/**
 * Begins a translation: the English page, its headings with their ids, those that pages share in Chinese. One with
 * no other word of Chinese may begin again.
 */
export function startTranslation(root: string, name: string): string {
  const page = findPage(root, name);
  const file = path.join(root, translation, page);
  const headings = Object.values(sharedHeadings).map(({ text }) => text);
  const begun = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const own = headings.reduce((rest, { zh }) => rest.replaceAll(`## ${zh} {`, ''), begun);
  if (/\p{Script=Han}/u.test(own)) {
    throw new Error(`${page} is translated already.`);
  }
  const source = readFileSync(path.join(root, original, page), 'utf8');
  const lines = source.split('\n');
  for (const { line, depth, id } of readPage(source).headings) {
    const written = lines[line - 1] ?? '';
    if (depth === 1 || written.includes('{#')) continue;
    const shared = headings.find(({ en }) => written === `## ${en}`);
    const text = shared ? `## ${shared.zh}` : written;
    lines[line - 1] = `${text} {#${id.replaceAll('__', '\\_\\_')}}`;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, lines.join('\n'));
  return [
    `Wrote docs/${translation}/${page}: translate its text; ids of headings and code stay.`,
    `Then run \`npm run check -- ${page.replace(/\.mdx?$/, '')}\` and \`npm run translations -- --accept ${page}\`.`,
  ].join('\n');
}

/** What is translated and what is outdated; of one page with the English difference next to each text. */
export function describeTranslations(root: string, names: readonly string[]): string {
  const all = listFiles(path.join(root, original)).filter(
    (file) =>
      /\.mdx?$/.test(file) && !isFragment(file) && !devPages.includes(`${original}/${file}`),
  );
  const pages = names.length > 0 ? names.map((name) => findPage(root, name)) : all;
  const accepted = readAccepted(root);
  const isRead = (page: string): boolean => isTranslated(root, page);
  const outdated = pages.filter(isRead).flatMap((page) => describePage(root, page, accepted));
  const missing = all.filter((page) => !isRead(page));
  return [
    `${all.length - missing.length} of ${all.length} pages are translated.`,
    ...(names.length > 0 || missing.length === 0
      ? []
      : ['Not yet:', ...missing.map((page) => `  ${page}`)]),
    outdated.length === 0 ? 'None of them is outdated.' : `Outdated:\n\n${outdated.join('\n\n')}`,
  ].join('\n');
}

function describePage(root: string, page: string, accepted: AcceptedPages): string[] {
  const { english, chinese } = readPair(root, page);
  const known = accepted.get(page)?.entries;
  if (!known)
    return [`${page}: was never accepted (\`npm run translations -- --accept ${page}\`).`];
  const pairs = pairBlocks(english, chinese, known).filter(({ isOutdated }) => isOutdated);
  if (pairs.length === 0) return [];
  const versions = readHistory(root, page);
  const current = new Set(english.map(({ hash }) => hash));
  const old = known.filter((entry) => !current.has(entry.english));
  return pairs.map((pair) => {
    const hash = old.find((entry) => entry.chinese === pair.chinese?.hash)?.english;
    // The newest version that has the block as it was translated; the next one changed it.
    const index = versions.findIndex(({ blocks }) => blocks.some((block) => block.hash === hash));
    const before = versions[index]?.blocks.find((block) => block.hash === hash);
    const since = index < 0 ? '' : ` since ${versions[index - 1]?.date ?? 'now (not committed)'}`;
    return [
      `${page}:${pair.chinese?.line ?? '(new)'}${since}`,
      ...indent('-', before?.text),
      ...indent('+', pair.english?.text),
      ...indent(' ', pair.chinese?.text),
    ].join('\n');
  });
}

const indent = (sign: string, text: string | undefined): string[] =>
  text === undefined ? [] : text.split('\n').map((line) => `  ${sign} ${line}`);

/** Committed versions of an English page, the newest first; none where there is no history. */
function readHistory(root: string, page: string): { date: string; blocks: Block[] }[] {
  const file = `${original}/${page}`;
  const log = readGit(root, 'log', '-n', '50', '--format=%H %cs', '--', file).trim();
  return log.split('\n').flatMap((line) => {
    const [hash = '', date = ''] = line.split(' ');
    const source = hash && readGit(root, 'show', `${hash}:./${file}`);
    return source ? { date, blocks: readBlocks(source, getFormat(page)) ?? [] } : [];
  });
}

function readPair(root: string, page: string) {
  if (!isTranslated(root, page)) throw new Error(`${page} is not translated yet: use --start.`);
  const read = (folder: string): string =>
    normalizeText(readFileSync(path.join(root, folder, page), 'utf8'));
  const [source, text] = [read(original), read(translation)];
  const [english, chinese] = [source, text].map((one) => readBlocks(one, getFormat(page)));
  if (!english || !chinese) throw new Error(`${page} is not MDX: \`npm run check\` says where.`);
  return { source, text, english, chinese };
}

const listTranslated = (root: string): string[] =>
  listFiles(path.join(root, translation)).filter(
    (file) => /\.mdx?$/.test(file) && isTranslated(root, file),
  );

const isTranslated = (root: string, page: string): boolean =>
  languages.every((folder) => existsSync(path.join(root, folder, page)));

/** The path of a page in the folder of its language. @throws Error if there is none. */
function findPage(root: string, name: string): string {
  const [file = ''] = findPages(root, name);
  return file.slice(file.indexOf('/') + 1);
}

/** What git prints in a folder; nothing where there is no history. */
function readGit(folder: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return '';
  }
}
