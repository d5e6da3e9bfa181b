import type { SearchRecord } from '../../site/searchRecord';
import { splitRecord, type TextSection } from './splitRecord';

/** Sections that only name other pages: they would be found for what stands there. */
const leadsElsewhere = /^(?:next|next steps|related|see also|接下来|下一步|相关)$/i;

/** Pages whose tables are lists of messages, which readers paste word for word. */
const messagePage = /\/errors$/;

const word = /(?:@|--|\.)?[\p{L}\p{N}_$][\p{L}\p{N}_$]*(?:[-./:][\p{L}\p{N}_$]+)*/gu;
const listWords = (text: string): string[] => text.match(word) ?? [];

/** `@rslib/core`, `.d.ts`; not `src/index.ts`, `index.ts:1:2` and `.toLowerCase` of an example. */
const isName = (name: string): boolean =>
  /^@[\w-]+\/[\w-]+$/.test(name) || !/[/:]|^\.\w{4}/.test(name);

/**
 * Takes out of an index what is not searched for: the text of sections that lead elsewhere, names in
 * code that a text says anyway, tables but for the words they add. A third of its bytes.
 */
export function trimRecords(records: readonly SearchRecord[]): SearchRecord[] {
  const said = listSaid(records);
  return records.map((record) => {
    const isOfMessages = messagePage.test(record.routePath);
    const here = new Set<string>();
    const sections = splitRecord(record).map((section) => trimSection(section, isOfMessages));
    for (const { lines } of sections) addAll(here, lines);
    const names = sections.map(({ names: inCode, rows }) => {
      const kept = inCode.filter((one) => isFlag(one) || (isName(one) && !said.has(fold(one))));
      const inRows = listWords(rows.join(' '));
      // A flag is looked for where it is listed, even if the page speaks of it elsewhere.
      const flags = new Set(inRows.filter(isFlag));
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
  return !isSaid && /\p{L}{2}/u.test(text);
}

const fold = (name: string): string => name.toLowerCase();
/** The list of flags comes from here, whatever the text says. */
const isFlag = (name: string): boolean => name.startsWith('--');

function addAll(words: Set<string>, texts: readonly string[]): void {
  for (const one of texts.flatMap(listWords)) {
    words.add(fold(one));
    for (const part of fold(one).split(/[./:]/)) words.add(part);
  }
}

/** All words that the texts of a site say. */
function listSaid(records: readonly SearchRecord[]): Set<string> {
  const said = new Set<string>();
  for (const { title, description = '', frontmatter, content } of records) {
    addAll(said, [title, description, ...(frontmatter.keywords ?? []), content]);
  }
  return said;
}

interface TrimmedSection extends TextSection {
  /** Rows of tables, which are not shown. */
  rows: string[];
}

function trimSection(section: TextSection, isOfMessages: boolean): TrimmedSection {
  if (leadsElsewhere.test(section.heading)) return { ...section, lines: [], rows: [], names: [] };
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
  record: SearchRecord,
  sections: readonly TrimmedSection[],
  names: readonly string[][],
): SearchRecord {
  let content = '';
  const toc = record.toc.map((heading) => ({ ...heading, charIndex: -1 }));
  for (const [index, { heading, lines }] of sections.entries()) {
    const own = toc[index - 1];
    if (content) content += '\n';
    if (own) own.charIndex = content.length;
    content += [...(own ? [heading] : []), ...lines].join('\n');
  }
  const last = names.findLastIndex((list) => list.length > 0);
  return {
    ...record,
    toc,
    content,
    names: last < 0 ? undefined : names.slice(0, last + 1).map((list) => list.join(' ')),
  };
}
