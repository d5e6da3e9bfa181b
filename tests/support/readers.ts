import i18n from '../../i18n.json' with { type: 'json' };
import { languages, site } from '../../site/site';
import { sample } from './sample';

/** The readers of each language, for tests of what differs between them. */
export const readers = languages.map((language) => ({
  language,
  /** Where a page is in their language: `/guide/start/` → `/zh/guide/start/`. */
  at: (route: string): string =>
    language === site.defaultLanguage ? route : `/${language}${route}`,
  /** What the interface says to them, with values for its `{{name}}`. */
  text: (key: keyof typeof i18n, values: Readonly<Record<string, string>> = {}): string =>
    i18n[key][language].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''),
}));

/** Those that a sweep looks at: all, or in a run that samples those of one language, chosen by `turn` too. */
export const sampleReaders = (turn: number): Reader[] => sample(readers, 1, turn);

export type Reader = (typeof readers)[number];
