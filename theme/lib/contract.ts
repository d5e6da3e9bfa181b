// What the scripts that run before React and React itself agree on: events, the attributes of the root
// element, what scripts look for, what is kept on `document`, and the names under which readers' choices are stored.

import type { RootData } from '../../site/rootData';

export interface SchemeRequest {
  choice: string;
  /** What the reader used; absent where a script changes the scheme. */
  control?: Element;
}

export interface SiteEvents {
  /** React has hydrated the page. */
  appready: undefined;
  /** React could not be loaded; the page stays as it was served. */
  appmissing: undefined;
  /** React has removed the page: a component threw, or the page's script could not be fetched. */
  appfail: undefined;
  /** Stored choices may have changed: in another tab, or while the page was in the back/forward cache. */
  storedchange: undefined;
  /** The reader wants code shown in another way. */
  codechange: undefined;
  /** A page is being loaded, is there, or could not be had (theme/lib/navigation.ts). */
  navigationchange: undefined;
  /** Another page is shown, so the sidebar has another current page. */
  sidebarchange: undefined;
  /** The search is to open, with these words in its field. */
  searchfor: string;
  setscheme: SchemeRequest;
  /** The color scheme is about to change. A listener that prevents it calls `show`. */
  schemereveal: { show: () => void; control?: Element | undefined };
  schemechange: undefined;
}

// Selectors of what React renders and scripts that run without it look for.
/** The link that opens the search, and its dialog, in the one `<search>` of a page. */
export const searchLink = 'search>a';
export const searchDialog = 'search>dialog';
export const pageMenuId = 'page-menu';
export const sidebarTree = '#sidebar';
/** Presses on these before React write to the clipboard as soon as React has the text (`copyText`): code, and what is marked. */
export const copyButton = 'figure:has(>pre) button:not([aria-pressed]),[data-copies]';

/** Where files may be dropped; the first field inside takes the same. */
export const dropArea = '[data-drop-area]';
export const schemeToggle = '[data-scheme-toggle]';
/**
 * Controls that do nothing, or less, before React, so that a press on them is queued: buttons that need script, by
 * themselves or with what is around them, links that become buttons, components at work, and the page menu.
 * Tabs, popovers and colors work without it.
 */
export const reactControls = `:is(button[data-needs-script],[data-needs-script] button):not([role=tab],[popovertarget],${schemeToggle}),[data-part=preview] [role=group] button,[aria-haspopup],[popovertarget=${pageMenuId}]`;
export const schemeChoices = 'input[name=scheme]';
export const announcementClose = '[data-close-announcement]';
/** Links of the top bar to the page in other languages. */
export const languageLinks = 'header a[hreflang]';

/** Where the passage of an old id is now, if on another page: build/render/oldIds.ts writes it. */
export const getMovedAddress = ({ dataset }: HTMLElement): string | undefined => dataset.moved;

/** Fires an event on the document; `false` where a listener has prevented it. */
export const emit = <Name extends keyof SiteEvents>(
  ...[name, detail]: SiteEvents[Name] extends undefined ? [Name] : [Name, SiteEvents[Name]]
): boolean => document.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }));

/** Listens for an event of `emit`; the returned function stops it. */
export function on<Name extends keyof SiteEvents>(
  name: Name,
  listener: (event: CustomEvent<SiteEvents[Name]>) => void,
  options?: AddEventListenerOptions,
): () => void {
  document.addEventListener(name, listener as EventListener, options);
  return () => document.removeEventListener(name, listener as EventListener);
}

export const getRootData = (): RootData => document.documentElement.dataset as RootData;

declare global {
  interface Document {
    /** Whether the browser prerenders the page; TypeScript does not know it yet. */
    readonly prerendering?: boolean;
    /** What readers did before afterPaintScript.ts came; it then replaces `push` by its own listener. */
    capturedEvents?: { push: (event: Event) => unknown } | undefined;
    /** The interaction that made React load, until a component has used it. */
    firstInteraction?: Event | undefined;
    /** Started where code was to be copied before React: writes a text to the clipboard. */
    startedCopy?: ((text: string) => Promise<void>) | undefined;
    /** Started where the search was opened before React, until the search takes it over. */
    searchWorker?: Worker | undefined;
  }

  interface WindowEventMap {
    RspressReloadContent: CustomEvent<ContentReload>;
  }
}

/** Names in local storage; `storageKey` adds the site's base path. */
export const storageNames = {
  scheme: 'rspress-theme-appearance',
  visited: 'rspress-visited',
  code: 'rslib-docs-code',
  tabs: 'rspress.tabs.',
  searches: 'rslib-docs-recent-searches',
} as const;

/** Names in queries that React alone answers: it loads at once where an address has one. */
export const queryNames = { search: 'q', explorer: 'lib', upgrade: 'from', page: 'page' } as const;

export const sessionNames = { sidebar: 'rslib-docs-sidebar', scroll: 'rslib-docs-scroll' } as const;

/** What a listener of `RspressReloadContent` receives. */
export interface ContentReload {
  /** Path of the page now shown, without the site's base. */
  routePath: string;
  /** Whether it came by a full page load rather than by an exchange of the content. */
  isPageLoad: boolean;
}

/**
 * Fires an event on `window` each time another page's content is shown, also by a full page load. The name is
 * an older one of the framework's, so that scripts written for it work.
 */
export const emitContentReload = (detail: ContentReload): boolean =>
  window.dispatchEvent(new CustomEvent('RspressReloadContent', { detail }));
