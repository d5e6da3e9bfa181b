/** Where a site has what rows use: selectors, and what tells that React has taken over. */
export interface SiteControls {
  /** Links that lead to another page, by kind. */
  links: Readonly<Record<LinkPlace, string>>;
  schemeToggle: string;
  searchTrigger: string;
  searchField: string;
  searchOption: string;
  /** Whether the page waits for the reader before it fetches its scripts. */
  waitsForIntent: boolean;
}

export type LinkPlace = 'sidebar' | 'text' | 'next' | 'bar' | 'crumb' | 'home';

/** What stays open over a page, or keeps it from scrolling. */
export const leftOpen =
  '[role=progressbar], dialog[open], [data-scroll-lock], main[inert], header[inert], .rp-progress-bar';

export const ourControls: SiteControls = {
  links: {
    sidebar: '#sidebar a[href^="/"]:not([aria-current])',
    text: 'main a[href^="/guide/"]:not([href*="#"], [href*="."])',
    next: 'main a[rel=next]',
    bar: 'header nav a[href^="/"]',
    crumb: 'nav[aria-label] ol a[href^="/"]',
    home: 'header a[href="/"]',
  },
  schemeToggle: '[data-scheme-toggle]',
  searchTrigger: 'header a[aria-haspopup=dialog]',
  searchField: 'dialog[open] input[role=combobox]',
  searchOption: 'dialog[open] [role=option]',
  waitsForIntent: true,
};

/** The default theme of Rspress 2.0.22. */
export const stockControls: SiteControls = {
  links: {
    sidebar: '.rp-doc-layout__sidebar a[href^="/"]:not(.rp-sidebar-item--active)',
    text: '.rp-doc a.rp-link[href^="/"]:not([href*="#"])',
    next: '.rp-prev-next-page__next',
    bar: '.rp-nav a[href^="/"]',
    crumb: '.rp-nav a[href^="/"]',
    home: '.rp-nav a[href="/"]',
  },
  schemeToggle: '.rp-switch-appearance',
  searchTrigger: '.rp-search-button',
  searchField: '.rp-search-panel__input',
  searchOption: '.rp-suggest-item',
  waitsForIntent: false,
};
