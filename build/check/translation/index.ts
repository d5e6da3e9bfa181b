import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { original, translation } from '../../../site/site';
import { cacheReadings } from '../../read/cache';
import { issue, type LocalIssue } from '../../read/issues';
import { createFileCache, getFormat, normalizeText, toRoute } from '../../read/files';
import type { Site } from '../site';
import { type Block, digestText, readBlocks } from './blocks';
import {
  type AcceptedPage,
  type AcceptedPages,
  getAcceptedFile,
  parseAccepted,
  readAccepted,
} from './acceptedBlocks';
import { type Pair, pairBlocks } from './pairs';
import { checkMeaning, type Difference, findUntranslated, listDifferences } from './meaning';
import { checkParity, excerpt, nameLines } from './parity';

/**
 * Compares translated pages with the English ones: the same blocks with the same facts. What changes in English
 * alone is a warning until the translation follows.
 * @param root the docs folder
 * @param cacheFile where blocks are kept as they were read, between runs; nowhere if left out
 * @returns a function that gives the issues by file of the docs folder; called again, it reads what changed
 */
export function createTranslationCheck(root: string, cacheFile?: string) {
  const readings = cacheReadings(cacheFile, readBlocks);
  const readFile = createFileCache((source, file) => readings.read(source, getFormat(file)));
  const readKnown = createFileCache(parseAccepted);

  return ({ pages }: Site): Map<string, LocalIssue[]> => {
    const issues = new Map<string, LocalIssue[]>();
    const accepted = readKnown(getAcceptedFile(root));
    for (const { file, parsed } of pages.values()) {
      if (!parsed || !file.startsWith(`${translation}/`)) continue;
      const page = file.slice(translation.length + 1);
      const source = `${original}/${page}`;
      const known = accepted?.get(page);
      // A page may be in one language only, unless it was a translation.
      if (known && !pages.has(source)) issues.set(file, [reportOrphan(source)]);
      const english = readFile(path.join(root, source));
      const chinese = readFile(path.join(root, file));
      if (!english || !chinese) continue;
      const moved = known ? undefined : findMoved(root, source, accepted);
      const found = checkPair({ english, chinese, known, moved, page });
      if (found.length > 0) issues.set(file, found);
    }
    readings.saveOnce();
    return issues;
  };
}

/** What a renamed page, unchanged, was accepted for. */
function findMoved(root: string, file: string, accepted: AcceptedPages | undefined) {
  const source = digestText(normalizeText(readFileSync(path.join(root, file), 'utf8')));
  return [...(accepted ?? [])].find(
    ([page, known]) =>
      known.source === source &&
      known.entries.length > 0 &&
      !existsSync(path.join(root, original, page)),
  )?.[1];
}

const reportOrphan = (source: string): LocalIssue =>
  issue(
    { line: 1 },
    'translation-without-source',
    `There is no \`${source}\`.`,
    'Move the translation to where the English page is now, or remove it.',
  );

export interface PagePair {
  english: readonly Block[];
  chinese: readonly Block[];
  /** What the translation was accepted for. */
  known: AcceptedPage | undefined;
  /** What it was accepted for under a name that is gone. */
  moved?: AcceptedPage | undefined;
  /** The path of both in the folders of their languages: `guide/basic/cli.mdx`. */
  page: string;
}

/** What is wrong with a translation. */
export function checkPair({ english, chinese, known, moved, page }: PagePair): LocalIssue[] {
  const pairs = pairBlocks(english, chinese, (known ?? moved)?.entries);
  const issues = [
    ...checkParity(pairs, page),
    ...findUntranslated(pairs),
    ...checkMeaning(pairs),
    ...listOutdated(pairs, page, known ?? moved),
  ];
  if (known) return issues;
  const message = moved
    ? 'The page was renamed: its translation is accepted under the old name.'
    : 'Nothing says which version of the English page this translates.';
  const hint = `If it is the present one and has no errors, run \`npm run translations -- --accept ${page}\`.`;
  return [issue({ line: 1 }, 'translation-unaccepted', message, hint), ...issues];
}

function listOutdated(pairs: readonly Pair[], page: string, known?: AcceptedPage): LocalIssue[] {
  const accepted = new Set(known?.entries.flatMap(({ differences }) => differences));
  let line = 1;
  return pairs.flatMap(({ english, chinese, isOutdated }, index) => {
    line = chinese?.line ?? line;
    // New blocks that follow each other are one gap, reported at the first.
    if (!isOutdated || (isNew(pairs[index]) && isNew(pairs[index - 1]))) return [];
    const found = english && chinese ? listDifferences(english, chinese) : [];
    const differences = found.filter(({ id }) => !accepted.has(id));
    if (differences.length > 0) return [reportDifferences(line, differences, page)];
    const message = !english
      ? 'The English page has lost this block.'
      : chinese
        ? `The English has changed since this was translated (line ${english.line}): ${excerpt(english.text)}`
        : reportNew(pairs.slice(index), english);
    const hint = `\`npm run translations -- ${page}\` shows the difference; after the change run it with \`--accept\`.`;
    return [issue({ line }, 'translation-outdated', message, hint)];
  });
}

const isNew = (pair: Pair | undefined): boolean => pair?.isOutdated === true && !pair.chinese;

/** @param pairs those from the first new block on */
function reportNew(pairs: readonly Pair[], first: Block): string {
  const end = pairs.findIndex((pair) => !isNew(pair));
  const blocks = pairs.slice(0, end < 0 ? undefined : end).flatMap(({ english }) => english ?? []);
  const count = blocks.length === 1 ? 'a new block' : `${blocks.length} new blocks`;
  return `The English page has ${count} after this (${nameLines(blocks)}): ${excerpt(first.text)}`;
}

function reportDifferences(line: number, differences: readonly Difference[], page: string) {
  const what = differences.map((one) => `line ${one.line}: ${one.message}`).join(' ');
  const message = `The English has changed and may contradict this, in ${what}`;
  const hint = `Read it again. If it is right, the translation follows: \`npm run translations -- ${page}\` shows both.`;
  return issue({ line }, 'translation-contradicts', message, hint);
}

/** Routes of translated pages whose English has changed since: `/zh/guide/start/`. */
export function findStaleTranslations(root: string): string[] {
  const read = (language: string, page: string): string | undefined => {
    try {
      return normalizeText(readFileSync(path.join(root, language, page), 'utf8'));
    } catch {
      return undefined;
    }
  };
  return [...readAccepted(root)].flatMap(([page, { source, entries }]) => {
    const english = read(original, page);
    if (english === undefined || digestText(english) === source) return [];
    const [blocks, own] = [english, read(translation, page)].map((text) =>
      text === undefined ? undefined : readBlocks(text, getFormat(page)),
    );
    const isStale =
      blocks && own && pairBlocks(blocks, own, entries).some((pair) => pair.isOutdated);
    return isStale ? [toRoute(`${translation}/${page}`).route] : [];
  });
}
