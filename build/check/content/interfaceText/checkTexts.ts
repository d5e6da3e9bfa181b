import type { LocalFault, Position } from '../../../read/faults/Fault';
import { findNearest } from '../../../read/faults/findNearest';
import type { Located, LocatedEntry } from '../../../read/located/Located';
import type { Parsed } from '../../../read/located/parseJson';
import type { Rule } from '../../rules';
import { checkPlaceholders } from './checkPlaceholders';

/** Every text of `i18n.json` is there once, in every language, with the same placeholders. */
export function checkTexts({ node, fault }: Parsed, languages: readonly string[]): LocalFault[] {
  if (!node) return [fault];
  if (node.type !== 'object') {
    const hint = 'Write an object: `{ "key": { "en": "Text" } }`.';
    return [report(node, 'i18n-type', 'The file holds no object.', hint)];
  }
  return [
    ...checkDuplicates(node.entries),
    ...node.entries.flatMap((entry) => checkText(entry, languages)),
  ];
}

function checkDuplicates(entries: readonly LocatedEntry[]): LocalFault[] {
  const firstLines = new Map<string, number>();
  return entries.flatMap((entry) => {
    const firstLine = firstLines.get(entry.key);
    firstLines.set(entry.key, firstLine ?? entry.line);
    if (firstLine === undefined) return [];
    const message = `\`${entry.key}\` is defined by line ${firstLine} already.`;
    return [report(entry, 'i18n-duplicate-key', message, 'Remove one of the two.')];
  });
}

function checkText(
  { key, value, ...place }: LocatedEntry,
  languages: readonly string[],
): LocalFault[] {
  if (value.type !== 'object') {
    const hint = `Write one text per language: ${languages.join(', ')}.`;
    return [report(value, 'i18n-type', `\`${key}\` is not an object.`, hint)];
  }
  const missing = languages
    .filter((language) => !value.entries.some((entry) => entry.key === language))
    .map((language) =>
      report(
        place,
        'i18n-missing-language',
        `\`${key}\` has no text in \`${language}\`.`,
        `Add \`"${language}": "…"\`.`,
      ),
    );
  return [
    ...missing,
    ...checkDuplicates(value.entries),
    ...value.entries.flatMap((entry) => checkLanguage(key, entry, languages)),
    ...checkPlaceholders(key, value.entries, languages),
  ];
}

function checkLanguage(
  key: string,
  entry: LocatedEntry,
  languages: readonly string[],
): LocalFault[] {
  if (!languages.includes(entry.key)) {
    const nearest = findNearest(entry.key, languages);
    const hint = nearest ? `Did you mean \`${nearest}\`?` : 'Remove it, or configure the language.';
    const message = `\`${key}\` has a text in \`${entry.key}\`, which is no language of this site.`;
    return [report(entry, 'i18n-unknown-language', message, hint)];
  }
  const text = getString(entry.value);
  if (text === undefined) {
    const message = `The text of \`${key}\` in \`${entry.key}\` is not a string.`;
    return [report(entry.value, 'i18n-type', message, 'Write it in quotes.')];
  }
  if (text.trim()) return [];
  const message = `The text of \`${key}\` in \`${entry.key}\` is empty.`;
  return [
    report(
      entry.value,
      'i18n-empty-text',
      message,
      'Write it, or remove the key where nothing uses it.',
    ),
  ];
}

const getString = (node: Located): string | undefined =>
  node.type === 'scalar' && typeof node.value === 'string' ? node.value : undefined;

const report = (
  { line, column }: Position,
  rule: Rule,
  message: string,
  hint: string,
): LocalFault => ({
  line,
  column,
  rule,
  message,
  hint,
});
