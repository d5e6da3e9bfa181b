import type { SearchSettings } from './searchSettings';
import type { Language } from './site';
import { socialLinks, type SocialLink } from './socialLinks';
import { tools, type ToolGroup } from './tools';

/** What can be set in the frame: `themeConfig` of rspress.config.ts, in our own shapes. */
export interface ThemeOptions {
  /** `false`: always light, and no control for it. */
  darkMode?: boolean;
  /** `false`: no search box; with settings it looks in other indexes, too. */
  search?: boolean | SearchSettings;
  /** The top bar: `auto` hides it on the way down, `always` leaves it out; `never` by default. */
  hideNavbar?: 'auto' | 'never' | 'always';
  /**
   * Whether a first visit opens the browser's language: wherever the page has it (`auto`, the default),
   * only from the default language, or `never`.
   */
  languageRedirect?: 'auto' | 'never' | 'only-default-lang';
  /** News on top of every page. */
  announcement?: Announcement;
  /** Three show in the bar, the rest in a popover. */
  socialLinks?: readonly SocialLink[];
  /** Sibling tools; no popover without. */
  tools?: ToolGroup;
  /** Host that landing pictures and logos come from; this site where left out. */
  assetsOrigin?: string;
}

/** News on top of every page, until the reader closes it. */
interface Announcement {
  /** Where it leads: a route of this site, or a full address. */
  href: string;
  message: Readonly<Record<Language, string>>;
  /** Holds `'true'` once it was closed; another key for each piece of news. */
  localStorageKey: string;
  /** `false` takes it down without losing it. */
  display?: boolean;
}

/** The choices of this site. */
export const themeOptions: ThemeOptions = { darkMode: true, socialLinks, tools };
