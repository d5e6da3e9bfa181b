/** What a listener of `RspressReloadContent` is told. */
export interface ContentReload {
  /** Path of the page now shown, without the site's base. */
  routePath: string;
  /** Whether it came by a full page load rather than by an exchange of the content. */
  isPageLoad: boolean;
}

/**
 * Fired on `window` each time another page's content is shown, however its link was followed: after an
 * exchange of the content, and when a page of this site was loaded from another one (spec.md §4). Its
 * name is the framework's of old, so that scripts written for it hear it:
 * `addEventListener('RspressReloadContent', ({ detail }) => count(detail.routePath))`.
 */
export const contentReloadEvent = 'RspressReloadContent';

declare global {
  interface WindowEventMap {
    RspressReloadContent: CustomEvent<ContentReload>;
  }
}

/** Tells the window that another page is shown. */
export const createContentReload = (detail: ContentReload): CustomEvent<ContentReload> =>
  new CustomEvent(contentReloadEvent, { detail });
