import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { translation } from '../../../site/site';
import { normalizeText } from '../../read/files';
import type { Block } from './blocks';
import { listDifferences } from './meaning';

/** Hashes of an English block and of the translation that was accepted for it. */
export interface AcceptedBlock {
  english: string;
  /** The same for code and components, which are not translated. */
  chinese: string;
  /** Ids of the differences that were accepted as saying the same. */
  differences: string[];
}

/** What a translated page was made from. */
export interface AcceptedPage {
  /** Hash of the whole English page: most pages need not be read to know that they are current. */
  source: string;
  entries: AcceptedBlock[];
}

/** Pages by their path in the folder of the language: `guide/basic/cli.mdx`. */
export type AcceptedPages = Map<string, AcceptedPage>;

/** Where it is remembered what the translated pages were made from. */
export const getAcceptedFile = (root: string): string =>
  path.join(root, '.translations', `${translation}.txt`);

/** Another one when blocks are divided or hashed in another way: then nothing is known of older hashes. */
const format = '# Format 2.';
const head = `${format} What each block of a translated page was made from: hashes of the English block and of its
# translation, one where both are equal, and of differences that were accepted.
# \`npm run translations -- --accept <page>\` writes this file.
`;

export function readAccepted(root: string): AcceptedPages {
  const file = getAcceptedFile(root);
  return existsSync(file) ? parseAccepted(normalizeText(readFileSync(file, 'utf8'))) : new Map();
}

export function writeAccepted(root: string, accepted: AcceptedPages): void {
  const file = getAcceptedFile(root);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, formatAccepted(accepted));
}

/** Reads what `formatAccepted` wrote; lines that it does not write are left out, and files of another format. */
export function parseAccepted(text: string): AcceptedPages {
  const accepted: AcceptedPages = new Map();
  if (!text.startsWith(format)) return accepted;
  let entries: AcceptedBlock[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, page, source] = /^(\S+\.mdx?) ([\da-f]{6})$/.exec(line) ?? [];
    const [english, chinese = english, ...differences] =
      /^ {2}[\da-f]{6}(?: [\da-f]{6})*$/.exec(line)?.[0].trim().split(' ') ?? [];
    if (page && source) accepted.set(page, { source, entries: (entries = []) });
    else if (english && chinese) entries.push({ english, chinese, differences });
  }
  return accepted;
}

/** One line for each block: a change of a page is a change of few lines. */
const formatAccepted = (accepted: ReadonlyMap<string, AcceptedPage>): string =>
  [...accepted]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .reduce(
      (text, [page, { source, entries }]) =>
        `${text}\n${[
          `${page} ${source}`,
          ...entries.map(({ english, chinese, differences }) => {
            const own = chinese === english ? [] : [chinese, ...differences];
            return `  ${[english, ...own].join(' ')}`;
          }),
        ].join('\n')}\n`,
      head,
    );

/** What is noted of a translation that is accepted as it is. */
export const toEntries = (english: readonly Block[], chinese: readonly Block[]): AcceptedBlock[] =>
  english.map((block, index) => {
    const own = chinese[index] ?? block;
    const differences = listDifferences(block, own).map(({ id }) => id);
    return { english: block.hash, chinese: own.hash, differences };
  });
