/**
 * `data-*` attributes of the root element, which CSS and scripts read, by who sets them:
 * `build`; `early`, by a script before the first paint, so that every page has their rules
 * (build/render/html/shownRules.ts); `rare`, likewise, but a page fetches the whole stylesheet before its first
 * paint where one is set (theme/boot/resources.ts); `later`, when the stylesheet is there, or no rule has it.
 */
export const rootData = {
  pageType: 'build',
  /** The only color scheme there is. */
  scheme: 'build',
  announcement: 'build',
  /** The page in other languages: `zh=/zh/guide/`. */
  translations: 'build',

  /** Present where scripts run: controls that need them are shown, and of tabs only one. */
  scripts: 'early',
  /** Chosen color scheme: `light`, `dark` or `auto`. */
  chosen: 'early',
  announced: 'early',
  /** Query of the address that hides parts of the page: `&navbar=0&`. */
  hide: 'rare',
  /** How readers want code shown: `wrap no-numbers`. Blocks have their own setting where none is named. */
  code: 'rare',
  /** Present where a choice could not be stored, so that what is stored is older. */
  unsaved: 'later',
  /** Present while a change of the scheme is animated. */
  reveal: 'later',
  /** Present while a dialog keeps the page from scrolling. */
  scrollLock: 'later',
} as const;

/** Names of the `<meta>` elements that have the addresses of a page's scripts, and of those its route preloads. */
export const scriptNames = { all: 'app-scripts', preload: 'app-preload' } as const;

export type RootData = { -readonly [Name in keyof typeof rootData]?: string };
