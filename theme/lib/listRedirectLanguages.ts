import type { ThemeOptions } from '../../site/themeOptions';

export interface PageLanguage {
  language: string;
  defaultLanguage: string;
  /** Those of the site. */
  languages: readonly string[];
}

/** The languages that a first visit of a page may lead on to, by the site's setting (spec.md §5). */
export function listRedirectLanguages(
  { language, defaultLanguage, languages }: PageLanguage,
  setting: ThemeOptions['languageRedirect'] = 'auto',
): string[] {
  const leadsOn =
    setting === 'auto' || (setting === 'only-default-lang' && language === defaultLanguage);
  return leadsOn ? languages.filter((other) => other !== language) : [];
}
