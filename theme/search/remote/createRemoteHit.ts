import { createExcerpt } from '../ranking/createExcerpt';
import type { MarkedText, SearchHit } from '../SearchProvider';
import type { RemoteDocument } from './readDocument';

/** An excerpt is cut from this much text, in characters: some of it stands before what was found. */
const maxContent = 2000;
const leadLength = 200;

/**
 * A hit of a remote index as it is shown: the section that a suggestion means or whose heading says
 * what was asked, otherwise the page. Pages of other sites stand under the name of their host.
 */
export function createRemoteHit(
  { href, title, header, content, lang, headings }: RemoteDocument,
  pattern: RegExp | undefined,
  fallbackLang: string,
): SearchHit {
  const [pageHref = ''] = href.split('#');
  const isFound = (text: string) => pattern !== undefined && text.search(pattern) >= 0;
  const isSuggestion = header !== '' && header !== title;
  const section =
    isSuggestion || isFound(title) ? undefined : headings.find(({ text }) => isFound(text));
  const heading = isSuggestion ? header : section?.text;
  const text = cutAround(content, pattern);
  return {
    href: section ? `${pageHref}#${section.id}` : href,
    title: mark(heading ?? title, pattern),
    excerpt: createExcerpt(text, mark(text, pattern).marks),
    page: { href: pageHref, title, trail: getTrail(pageHref, title) },
    above: heading === undefined ? undefined : [],
    lang: lang ?? fallbackLang,
  };
}

function cutAround(content: string, pattern: RegExp | undefined): string {
  const match = pattern ? content.search(pattern) : 0;
  const start = Math.max(0, match - leadLength);
  return content.slice(start, start + maxContent);
}

function mark(text: string, pattern: RegExp | undefined): MarkedText {
  const matches = pattern ? [...text.matchAll(pattern)] : [];
  return {
    text,
    marks: matches.map(({ index, 0: word }) => ({ start: index, end: index + word.length })),
  };
}

/** A title that is the host's name is not said twice. */
function getTrail(href: string, title: string): string[] {
  const { host } = URL.canParse(href) ? new URL(href) : { host: '' };
  return host && host !== title ? [host] : [];
}
