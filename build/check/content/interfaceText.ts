import type { LocalFault, Position } from '../../read/faults';
import { findNearest } from '../../read/findNearest';
import type { Located, LocatedEntry, Parsed } from '../../read/located';
import type { Rule } from '../../read/rules';

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

/** Keys that a source file asks for and nobody defines. */
export function checkUsedKeys({ calls }: TextKeys, texts: Located | undefined): LocalFault[] {
  if (texts?.type !== 'object') return [];
  const known = new Set(texts.entries.map(({ key }) => key));
  return calls
    .filter(({ key }) => !known.has(key) && !frameworkKeys.has(key))
    .map(({ key, line, column }) => {
      const nearest = findNearest(key, known);
      return {
        line,
        column,
        rule: 'i18n-unknown-key',
        message: `\`i18n.json\` has no text \`${key}\`.`,
        hint: nearest ? `Did you mean \`${nearest}\`?` : 'Add it there, in every language.',
      };
    });
}

/** Keys of `i18n.json` that no source file, no navigation label and not the framework asks for. */
export function checkUnusedKeys(
  texts: Located | undefined,
  uses: readonly TextKeys[],
  labels: ReadonlySet<string>,
): LocalFault[] {
  if (texts?.type !== 'object') return [];
  const isUsed = (key: string): boolean =>
    frameworkKeys.has(key) ||
    labels.has(key) ||
    uses.some(
      ({ literals, prefixes }) =>
        literals.has(key) || [...prefixes].some((prefix) => key.startsWith(prefix)),
    );
  return texts.entries
    .filter(({ key }) => !isUsed(key))
    .map(({ key, line, column }) => ({
      line,
      column,
      rule: 'i18n-unused-key',
      message: `Nothing asks for \`${key}\`.`,
      hint: 'Remove it, or use it in the theme.',
    }));
}

/**
 * Every language of a text has the placeholders of the default one, such as `{{count}}`; without a
 * text there is nothing to compare.
 */
export function checkPlaceholders(
  key: string,
  entries: readonly LocatedEntry[],
  [defaultLanguage, ...others]: readonly string[],
): LocalFault[] {
  const find = (language: string | undefined) => entries.find((entry) => entry.key === language);
  const source = listPlaceholders(find(defaultLanguage));
  return others.flatMap((language): LocalFault[] => {
    const entry = find(language);
    const own = listPlaceholders(entry);
    if (!entry || !source || !own) return [];
    const lacking = source.filter((name) => !own.includes(name));
    const extra = own.filter((name) => !source.includes(name));
    const report = (message: string, hint: string): LocalFault => ({
      line: entry.value.line,
      column: entry.value.column,
      rule: 'i18n-placeholder',
      message: `The text of \`${key}\` in \`${language}\` ${message}`,
      hint,
    });
    return [
      ...lacking.map((name) => {
        const nearest = findNearest(name, extra);
        const hint = nearest ? `Rename \`{{${nearest}}}\`.` : `Add \`{{${name}}}\`.`;
        return report(`lacks \`{{${name}}}\`.`, hint);
      }),
      ...extra
        .filter((name) => !lacking.some((other) => findNearest(other, [name])))
        .map((name) =>
          report(
            `has \`{{${name}}}\`, which \`${defaultLanguage}\` has not.`,
            `Remove \`{{${name}}}\`.`,
          ),
        ),
    ];
  });
}

/** Names of the placeholders of a text; undefined where there is no text. */
function listPlaceholders(entry: LocatedEntry | undefined): string[] | undefined {
  if (entry?.value.type !== 'scalar' || typeof entry.value.value !== 'string') return undefined;
  const text = entry.value.value.trim();
  if (!text) return undefined;
  return [...text.matchAll(/\{\{\s*([\w.-]+)\s*\}\}/g)].map((match) => match[1] ?? '');
}

export interface TextKeys {
  /** Keys asked for by name: `text('retry')`. */
  calls: (Position & { key: string })[];
  /** Everything that may be a key: names in quotes, and the fixed start of built ones (`callout${…}`). */
  literals: Set<string>;
  prefixes: Set<string>;
}

const hookPattern = /\b(?:const|let)\s+(\w+)\s*=\s*use(?:Text|I18n)\b/g;
const literalPattern = /(['"])([\w.-]+)\1/g;
const templatePattern = /`([A-Za-z][\w.-]*)\$\{/g;

/** Finds the interface texts that a source file of the theme asks for. */
export function findTextKeys(source: string): TextKeys {
  const code = blankComments(source);
  const names = new Set(['t', ...[...code.matchAll(hookPattern)].map((match) => match[1] ?? '')]);
  const callPattern = new RegExp(
    `(?<![\\w.$])(?:${[...names].join('|')})\\(\\s*(['"])([^'"\\\\]+)\\1\\s*[,)]`,
    'g',
  );
  return {
    calls: [...code.matchAll(callPattern)].map((match) => ({
      key: match[2] ?? '',
      ...getPosition(code, match.index + match[0].indexOf(match[1] ?? '')),
    })),
    literals: new Set([...code.matchAll(literalPattern)].map((match) => match[2] ?? '')),
    prefixes: new Set([...code.matchAll(templatePattern)].map((match) => match[1] ?? '')),
  };
}

/** Replaces comments by spaces; a `//` inside quotes, as in an address, stays. */
function blankComments(source: string): string {
  return source.replace(
    /(['"`])(?:\\.|(?!\1)[^\\\n])*\1|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (match, quote: string | undefined) => (quote ? match : match.replace(/[^\n]/g, ' ')),
  );
}

function getPosition(code: string, offset: number): { line: number; column: number } {
  const before = code.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Keys that the framework itself reads from `i18n.json` (its DEFAULT_I18N_TEXT.js; a test compares). */
export const frameworkKeys: ReadonlySet<string> = new Set([
  'languagesText',
  'themeText',
  'versionsText',
  'menuTitle',
  'outlineTitle',
  'scrollToTopText',
  'lastUpdatedText',
  'lastUpdatedAuthorText',
  'prevPageText',
  'nextPageText',
  'sourceCodeText',
  'editLinkText',
  'searchPlaceholderText',
  'searchPanelCancelText',
  'searchNoResultsText',
  'searchSuggestedQueryText',
  'overview.filterNameText',
  'overview.filterPlaceholderText',
  'overview.filterNoResultText',
  'openInText',
  'copyMarkdownText',
  'copyMarkdownLinkText',
  'codeButtonGroupCopyButtonText',
  'codeButtonGroupWrapButtonText',
  'notFoundText',
  'takeMeHomeText',
  'promptCopyText',
  'promptCopiedText',
  'promptExpandText',
  'promptCollapseText',
]);
