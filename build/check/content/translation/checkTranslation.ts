import type { LocalFault } from '../../../read/faults/Fault';
import { getEntry, getText } from '../../../read/located/getEntry';
import type { SitePage } from '../Site';

export interface TranslationContext {
  /** The language that pages are translated from. */
  sourceLanguage: string;
  /** Fingerprint of the page at the same path in that language; undefined where there is none. */
  sourceHash: string | undefined;
  /** How the page is named on the command line. */
  file: string;
}

/** A translation says which version of its source it translates, and that version is the present one. */
export function checkTranslation(
  { language, isFragment, parsed }: SitePage,
  { sourceLanguage, sourceHash, file }: TranslationContext,
): LocalFault[] {
  const entry = getEntry(parsed?.frontMatter, 'translationOf');
  if (isFragment || !parsed) return [];
  const place = { line: entry?.line ?? 1, column: entry?.column };
  const command = `\`npm run check -- --accept-translation ${file}\``;
  if (language === sourceLanguage || sourceHash === undefined) {
    if (!entry) return [];
    return [
      {
        ...place,
        rule: 'translation-without-source',
        message:
          language === sourceLanguage
            ? 'This page is the source of translations, not one of them.'
            : `There is no page at this path in \`${sourceLanguage}\`.`,
        hint: 'Remove `translationOf`.',
      },
    ];
  }
  // Without readable front matter there is a fault already.
  if (parsed.frontMatter === undefined) return [];
  if (!entry) {
    return [
      {
        ...place,
        rule: 'translation-unmarked',
        message: 'The page does not say which version of its English source it translates.',
        hint: `If it matches the present one, run ${command}.`,
      },
    ];
  }
  if (getText(parsed.frontMatter, 'translationOf') === sourceHash) return [];
  return [
    {
      ...place,
      rule: 'translation-stale',
      severity: 'warning',
      message: 'The English page has changed since this translation was made.',
      hint: `Translate the changes, then run ${command}.`,
    },
  ];
}
