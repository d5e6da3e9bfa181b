/**
 * Whether script alone finds what the address means: a path without a page, lines of code, a search. Then it
 * comes without a deed of the reader's.
 */
export const isScriptMeant = ({ documentElement, location }: Document): boolean =>
  documentElement.dataset.pageType === '404' || /-L\d|[?&]q=/.test(location.href);
