import type { Language } from './site';

/** News on top of every page, until the reader closes it. */
export interface Announcement {
  /** Where it leads: a route of this site, or a full address. */
  href: string;
  message: Readonly<Record<Language, string>>;
  /** Holds `'true'` once it was closed; another key for each piece of news. */
  localStorageKey: string;
  /** `false` takes it down without losing it. */
  display?: boolean;
}
