/** What stays open over a page, or keeps it from scrolling. */
export const leftOpen =
  '[role=progressbar], dialog[open], [data-scroll-lock], main[inert], header[inert]';

/** Links that lead to another page, by kind. */
export const links = {
  sidebar: '#sidebar a[href^="/"]:not([aria-current])',
  text: 'main a:is([href^="/guide/"], [href^="/zh/guide/"]):not([href*="#"], [href*="."])',
  next: 'main a[rel=next]',
  bar: 'header nav a[href^="/"]',
  home: 'header a[href="/"]',
};
export type LinkPlace = keyof typeof links;

export const schemeToggle = '[data-scheme-toggle]';
export const searchTrigger = 'header a[aria-haspopup=dialog]';
export const searchField = 'dialog[open] input[role=combobox]';
export const searchOption = 'dialog[open] [role=option]';
