import type { SearchRecord } from '../../../site/searchRecord';
import { splitRecord, type TextSection } from './splitRecord';
import type { WholeRecord } from './toSearchRecord';

/** Sections that only name other pages: they would be found for what stands there. */
const leadsElsewhere = /^(?:next|next steps|related|see also|接下来|下一步|相关)$/i;

/** Pages whose tables are lists of messages, which readers paste word for word. */
const messagePage = /\/errors$/;

/** Words of more pages tell none of them apart: a tenth of the site, but not of a small one. */
const commonPages = { share: 0.1, least: 8 };

const word = /(?:@|--|\.)?[\p{L}\p{N}_$][\p{L}\p{N}_$]*(?:[-./:][\p{L}\p{N}_$]+)*/gu;
const listWords = (text: string): string[] => text.match(word) ?? [];

/** `@rslib/core`, `.d.ts`; not `src/index.ts`, `index.ts:1:2` and `.toLowerCase` of an example. */
const isName = (name: string): boolean =>
  /^@[\w-]+\/[\w-]+$/.test(name) || !/[/:]|^\.\w{4}/.test(name);

/**
 * Takes out of an index what is not searched for: sections that lead elsewhere, names in code that a
 * text says anyway, tables but for the words they add. A third of its bytes.
 */
export function trimRecords(records: readonly WholeRecord[]): SearchRecord[] {
  const said = countSaid(records);
  const most = Math.max(commonPages.least, commonPages.share * records.length);
  const isCommon = (text: string): boolean =>
    /^[A-Z]?[a-z]+$/.test(text) && (said.get(fold(text)) ?? 0) > most;
  return records.map((record) => {
    const isOfMessages = messagePage.test(record.routePath);
    const sections = splitRecord(record)
      .filter(({ heading }) => !leadsElsewhere.test(heading?.text ?? ''))
      .map((section) => trimSection(section, isOfMessages));
    const here = new Set(
      listSaid(
        record,
        sections.flatMap(({ lines }) => lines),
      ),
    );
    const names = sections.map(({ names: inCode, flags: listed, rows }) => {
      const kept = inCode.filter((one) => isFlag(one) || (isName(one) && !said.has(fold(one))));
      const inRows = listWords(rows.join(' ')).filter((one) => !isCommon(one));
      // A flag is looked for where it is listed, even if the page speaks of it elsewhere.
      const flags = new Set([...listed, ...inRows.filter(isFlag)]);
      const words = [...kept, ...inRows].filter((one) => !flags.has(one) && isNew(one, here));
      return [...flags, ...words];
    });
    return joinSections(record, sections, names);
  });
}

/** Whether a word has not been said yet, and notes that it has been now; figures are no words. */
function isNew(text: string, here: Set<string>): boolean {
  const isSaid = here.has(fold(text));
  here.add(fold(text));
  return !isSaid && /\p{L}{2}/u.test(text) && !/^(?:[a-z]{1,2}|[\d.]+[A-Za-z]+)$/.test(text);
}

const fold = (name: string): string => name.toLowerCase();
/** The list of flags comes from here, whatever the text says. */
const isFlag = (name: string): boolean => /^--?[a-z]/.test(name);

/** All words that a page says in these lines and in its head, and their parts. */
function listSaid(
  { title, description = '', frontmatter, toc }: SearchRecord,
  lines: readonly string[],
): string[] {
  const keywords = [frontmatter, ...toc].flatMap((one) => one.keywords ?? []);
  const texts = [title, description, ...keywords, ...lines];
  return texts
    .flatMap(listWords)
    .map(fold)
    .flatMap((one) => [one, ...one.split(/[./:]/)]);
}

/** How many pages say a word. */
function countSaid(records: readonly SearchRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const record of records) {
    for (const one of new Set(listSaid(record, [record.content]))) {
      counts.set(one, (counts.get(one) ?? 0) + 1);
    }
  }
  return counts;
}

interface TrimmedSection extends TextSection {
  /** Rows of tables, which are not shown. */
  rows: string[];
}

function trimSection(section: TextSection, isOfMessages: boolean): TrimmedSection {
  const lines = section.lines.map(dropEmptyCells);
  const isRow = (line: string) => !isOfMessages && line.includes('\t');
  return {
    ...section,
    lines: lines.filter((line) => line.trim() !== '' && !isRow(line)),
    rows: lines.filter(isRow),
  };
}

/** Cells that hold links to cases, which are no text, are empty but for commas and dashes. */
const dropEmptyCells = (line: string): string =>
  line.replaceAll('``', '').replace(/(?:\t[\s,–]*)+$/, '');

function joinSections(
  { flags: _, ...record }: WholeRecord,
  sections: readonly TrimmedSection[],
  names: readonly string[][],
): SearchRecord {
  let content = '';
  const toc = sections.flatMap(({ heading, lines }) => {
    if (content) content += '\n';
    const charIndex = content.length;
    content += [...(heading ? [heading.text] : []), ...lines].join('\n');
    return heading ? { ...heading, charIndex } : [];
  });
  const last = names.findLastIndex((list) => list.length > 0);
  return {
    ...record,
    toc,
    content,
    names: last < 0 ? undefined : names.slice(0, last + 1).map((list) => list.join(' ')),
  };
}
