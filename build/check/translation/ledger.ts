import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { translation } from '../../../site/site';
import type { Block } from './blocks';
import { listDifferences } from './meaning';

/** Hashes of an English block and of the translation that was accepted for it. */
export interface LedgerEntry {
  english: string;
  /** The same for code and components, which are not translated. */
  chinese: string;
  /** Ids of the differences that were accepted as saying the same. */
  differences: string[];
}

/** What a translated page was made from. */
export interface LedgerPage {
  /** Hash of the whole English page: most pages need not be read to know that they are current. */
  source: string;
  entries: LedgerEntry[];
}

/** Pages by their path in the folder of the language: `guide/basic/cli.mdx`. */
export type Ledger = Map<string, LedgerPage>;

/** Where it is remembered what the translated pages were made from. */
export const getLedgerFile = (root: string): string =>
  path.join(root, '.translations', `${translation}.txt`);

/** Another one when blocks are divided or hashed in another way: then nothing is known of older hashes. */
const format = '# Format 2.';
const head = `${format} What each block of a translated page was made from: hashes of the English block and of its
# translation, one where both are equal, and of differences that were accepted.
# \`npm run translations -- --accept <page>\` writes this file.
`;

export function readLedger(root: string): Ledger {
  const file = getLedgerFile(root);
  return existsSync(file) ? parseLedger(readFileSync(file, 'utf8')) : new Map();
}

export function writeLedger(root: string, ledger: Ledger): void {
  const file = getLedgerFile(root);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, formatLedger(ledger));
}

/** Reads what `formatLedger` wrote; lines that it does not write are left out, and files of another format. */
export function parseLedger(text: string): Ledger {
  const ledger: Ledger = new Map();
  if (!text.startsWith(format)) return ledger;
  let entries: LedgerEntry[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, page, source] = /^(\S+\.mdx?) ([\da-f]{6})$/.exec(line) ?? [];
    const [english, chinese = english, ...differences] =
      /^ {2}[\da-f]{6}(?: [\da-f]{6})*$/.exec(line)?.[0].trim().split(' ') ?? [];
    if (page && source) ledger.set(page, { source, entries: (entries = []) });
    else if (english && chinese) entries.push({ english, chinese, differences });
  }
  return ledger;
}

/** One line for each block: a change of a page is a change of few lines. */
const formatLedger = (ledger: ReadonlyMap<string, LedgerPage>): string =>
  [...ledger]
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

/** What a ledger says of a translation that is accepted as it is. */
export const toEntries = (english: readonly Block[], chinese: readonly Block[]): LedgerEntry[] =>
  english.map((block, index) => {
    const own = chinese[index] ?? block;
    const differences = listDifferences(block, own).map(({ id }) => id);
    return { english: block.hash, chinese: own.hash, differences };
  });
