import { z } from 'zod';
import { checkSchema } from '../checkSchema';
import {
  fault as report,
  getLineAndColumn,
  type LocalFault,
  type Position,
} from '../../read/faults';
import { suggest } from '../../read/findNearest';
import {
  findDuplicates,
  getEntry,
  getText,
  listEntries,
  type Located,
  type Parsed,
} from '../../read/located';

const written = z
  .string()
  .refine((text) => text.trim() !== '', 'is empty.\nWrite it, or remove the key.');

/** Every text of `i18n.json` is there once, in every language, with the same placeholders. */
export function checkTexts({ node, fault }: Parsed, languages: readonly string[]): LocalFault[] {
  if (!node) return [fault];
  const schema = z.record(
    z.string(),
    z.strictObject(Object.fromEntries(languages.map((language) => [language, written]))),
  );
  const rules = { type: 'i18n-type', unknownKey: 'i18n-unknown-language' } as const;
  return [
    ...checkSchema(schema, node, rules, 'i18n.json'),
    ...findDuplicates(node),
    ...listEntries(node).flatMap(({ key, value }) => checkPlaceholders(key, value, languages)),
  ];
}

/** Keys that a source file asks for and nobody defines. */
export function checkUsedKeys({ calls }: TextKeys, texts: Located | undefined): LocalFault[] {
  if (texts?.type !== 'object') return [];
  const known = new Set(texts.entries.map(({ key }) => key));
  return calls
    .filter(({ key }) => !known.has(key) && !frameworkKeys.has(key))
    .map((call) =>
      report(
        call,
        'i18n-unknown-key',
        `\`i18n.json\` has no text \`${call.key}\`.`,
        suggest(call.key, known, 'Add it there, in every language.'),
      ),
    );
}

/** Keys of `i18n.json` that no source file, no navigation label and not the framework asks for. */
export function checkUnusedKeys(
  texts: Located | undefined,
  uses: readonly TextKeys[],
  labels: ReadonlySet<string>,
): LocalFault[] {
  const isUsed = (key: string): boolean =>
    frameworkKeys.has(key) ||
    labels.has(key) ||
    uses.some(
      ({ literals, prefixes }) =>
        literals.has(key) || [...prefixes].some((prefix) => key.startsWith(prefix)),
    );
  return listEntries(texts)
    .filter(({ key }) => !isUsed(key))
    .map((entry) =>
      report(
        entry,
        'i18n-unused-key',
        `Nothing asks for \`${entry.key}\`.`,
        'Remove it, or use it in the theme.',
      ),
    );
}

/** Every language of a text has the placeholders of the default one, such as `{{count}}`. */
function checkPlaceholders(
  key: string,
  forms: Located,
  [defaultLanguage = '', ...others]: readonly string[],
): LocalFault[] {
  const source = listPlaceholders(getText(forms, defaultLanguage));
  return others.flatMap((language) => {
    const form = getEntry(forms, language);
    const own = listPlaceholders(getText(forms, language));
    if (!form || !source || !own) return [];
    const subject = `The text of \`${key}\` in \`${language}\``;
    const extra = own.filter((name) => !source.includes(name));
    const lacking = source.filter((name) => !own.includes(name));
    const [message, hint] =
      lacking.length > 0
        ? [`lacks \`{{${lacking.join('}}`, `{{')}}}\`.`, 'Add it.']
        : [
            `has \`{{${extra.join('}}`, `{{')}}}\`, which \`${defaultLanguage}\` lacks.`,
            'Remove it.',
          ];
    return lacking.length + extra.length > 0
      ? [report(form, 'i18n-placeholder', `${subject} ${message}`, hint)]
      : [];
  });
}

/** Names of the placeholders of a text; undefined where there is no text. */
const listPlaceholders = (text: string | undefined): string[] | undefined =>
  text?.trim()
    ? [...text.matchAll(/\{\{\s*([\w.-]+)\s*\}\}/g)].map(([, name = '']) => name)
    : undefined;

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
      ...getLineAndColumn(code, match.index + match[0].indexOf(match[1] ?? '')),
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
