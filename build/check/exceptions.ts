import { issue, type LocalIssue } from '../read/issues';
import { getItems, getText, type Located } from '../read/located';

/** Texts that a check would report and that are right, each listed in a JSON file with the reason. */
export interface Exceptions {
  isListed: (text: string, file: string) => boolean;
  /** Texts that are listed for a page. */
  listTexts: (file: string) => string[];
  /** Entries that no page needed so far, and those without a reason. */
  listUnused: () => LocalIssue[];
}

/** Opens a list: `{ "text": "--dry-run", "reason": "a flag of npm", "page": "en/…" }`. */
export function openExceptions(list: Located | undefined): Exceptions {
  const entries = getItems(list, 'entries').map((entry) => ({
    entry,
    text: getText(entry, 'text') ?? '',
    reason: getText(entry, 'reason') ?? '',
    page: getText(entry, 'page'),
  }));
  const used = new Set<Located>();
  const listFor = (file: string) =>
    entries.filter(({ page }) => page === undefined || page === file);
  return {
    isListed: (text, file) => {
      const found = listFor(file).find((one) => one.text === text);
      if (found) used.add(found.entry);
      return found !== undefined;
    },
    listTexts: (file) => listFor(file).map(({ text }) => text),
    listUnused: () =>
      entries.flatMap(({ entry, text, reason }) => {
        const say = (message: string, hint: string) =>
          issue(entry, 'exception-unused', message, hint);
        const unused = `No page needs the exception for \`${text}\`.`;
        const bare = `The exception for \`${text}\` has no reason.`;
        return [
          ...(used.has(entry)
            ? []
            : [say(unused, 'Remove the line, or write the new name of the page.')]),
          ...(reason ? [] : [say(bare, 'Add `"reason": "…"`.')]),
        ];
      }),
  };
}
