import type { LocalFault } from '../../../read/faults/Fault';
import { getItems, getText } from '../../../read/located/getEntry';
import type { Located } from '../../../read/located/Located';
import type { CodeUse, ProofPage } from '../page/ProofPage';
import { checkMention, type MentionContext } from './checkMention';
import { readMentions } from './readMentions';

/** Code that looks like a name of the tool's and is none; lookalikes.json lists it with the reason. */
export interface Lookalikes {
  isListed: (text: string, file: string) => boolean;
  /** Entries that no page needed so far. */
  listUnused: () => LocalFault[];
}

/** Whether everything that a page names as the tool's exists. */
export function checkNames(
  page: ProofPage,
  context: MentionContext,
  lookalikes: Lookalikes,
): LocalFault[] {
  return [...page.codes, ...listPlainHeadings(page)].flatMap((use) => {
    const faults = readMentions(use.text).flatMap((mention) => checkMention(mention, use, context));
    return faults.length > 0 && lookalikes.isListed(use.text, page.file) ? [] : faults;
  });
}

/** Headings such as `### dts.bundle`, which name an option without writing it as code. */
function listPlainHeadings({ sections }: ProofPage): CodeUse[] {
  return sections
    .filter(({ text, codes }) => codes.length === 0 && /^\w+\.[\w.[\]']+$/.test(text))
    .map(({ line, column, text }) => ({ line, column, text, context: text }));
}

/** Opens the list: `{ "text": "--dry-run", "reason": "a flag of npm", "page": "en/…" }`. */
export function openLookalikes(list: Located | undefined): Lookalikes {
  const entries = getItems(list, 'entries').map((entry) => ({
    entry,
    text: getText(entry, 'text') ?? '',
    reason: getText(entry, 'reason') ?? '',
    page: getText(entry, 'page'),
  }));
  const used = new Set<Located>();
  return {
    isListed: (text, file) => {
      const found = entries.find(
        ({ text: listed, page }) => listed === text && (page === undefined || page === file),
      );
      if (found) used.add(found.entry);
      return found !== undefined;
    },
    listUnused: () => [
      ...entries
        .filter(({ entry }) => !used.has(entry))
        .map(({ entry, text }) =>
          report(entry, `No page needs the exception for \`${text}\`.`, 'Remove the line.'),
        ),
      ...entries
        .filter(({ reason }) => reason === '')
        .map(({ entry, text }) =>
          report(entry, `The exception for \`${text}\` has no reason.`, 'Add `"reason": "…"`.'),
        ),
    ],
  };
}

const report = ({ line, column }: Located, message: string, hint: string): LocalFault => ({
  line,
  column,
  rule: 'lookalike-unused',
  message,
  hint,
});
