import { createExcerpt, escapePattern, findPattern } from '../ranking/excerpt';
import type { MarkedText, SearchHit } from '../SearchProvider';

/** An excerpt is cut from this much text, in characters: some of it is before what was found. */
const maxContent = 2000;
const leadLength = 200;

/**
 * A hit of a remote index as it is shown: the section that a suggestion means or whose heading says
 * what was asked, otherwise the page. Pages of other sites are under the name of their host.
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

const mark = (text: string, pattern: RegExp | undefined): MarkedText => ({
  text,
  marks: pattern ? findPattern(text, pattern) : [],
});

/** A title that is the host's name is not said twice. */
function getTrail(href: string, title: string): string[] {
  const { host } = URL.canParse(href) ? new URL(href) : { host: '' };
  return host && host !== title ? [host] : [];
}

/** Finds the words of a query in a text, case aside; undefined where there are none to look for. */
export function createWordPattern(query: string): RegExp | undefined {
  const words = new Set(query.split(/\s+/).filter(isTelling));
  if (words.size === 0) return undefined;
  // The longest first: of `dts` and `dts.bundle` the second is meant where it is written.
  const sorted = [...words].sort((left, right) => right.length - left.length);
  return new RegExp(sorted.map(escapePattern).join('|'), 'giu');
}

/** A single Latin letter is in every text; a single Chinese character is a word. */
const isTelling = (word: string): boolean => word.length > 1 || /[^\0-\xff]/.test(word);

/** What a remote index knows of a page, checked. */
export interface RemoteDocument {
  /** Where it leads (resolveHitLink). */
  href: string;
  title: string;
  /** The part of the page that is meant, where it is not the whole. */
  header: string;
  content: string;
  lang: string | undefined;
  headings: { id: string; text: string }[];
}

/**
 * A document (`title`, `content`, `toc`, `routePath`, `domain`) or a suggestion (`title`, `header`,
 * `statement`, `link`) of a remote index. Undefined where it has no
 * title, or no link that may be followed.
 */
export function readDocument(value: unknown, place: HitPlace): RemoteDocument | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { title, header, content, statement, lang, toc, ...address } = value as Record<
    string,
    unknown
  >;
  const name = cleanTitle(title) || cleanTitle(header);
  const href = resolveHitLink(getAddress(address, place), place);
  if (!name || !href) return undefined;
  return {
    href,
    title: name,
    header: cleanTitle(header),
    content: cleanText(content) || cleanText(statement),
    lang:
      typeof lang === 'string' && /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(lang) ? lang : undefined,
    headings: Array.isArray(toc) ? toc.flatMap(readHeading) : [],
  };
}

function getAddress(
  { link, domain, routePath }: Record<string, unknown>,
  { isCurrent }: HitPlace,
): string {
  if (typeof link === 'string') return link;
  if (typeof routePath !== 'string') return '';
  // What is on this site is wherever this page is from, a preview included.
  if (isCurrent || typeof domain !== 'string') return routePath;
  const host = domain.includes('://') ? domain : `https://${domain}`;
  return `${host.replace(/\/$/, '')}/${routePath.replace(/^\//, '')}`;
}

function readHeading(value: unknown): RemoteDocument['headings'] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, text } = value as { id?: unknown; text?: unknown };
  const name = cleanTitle(text);
  return name && typeof id === 'string' && /^[\p{L}\p{N}_.:-]+$/u.test(id)
    ? [{ id, text: name }]
    : [];
}

export interface HitPlace {
  /** Whether the hit is said to be a page of this site. */
  isCurrent: boolean;
  /** Address of this site's home page, with a slash at the end. */
  home: string;
}

/**
 * Where a hit of a remote index leads: a full address of http(s) for other sites, a route without base
 * for this one. `undefined` for whatever else is written there: `javascript:`, an address with a
 * password (`https://rslib.rs@elsewhere.example`), one that leaves this site where it must not.
 */
export function resolveHitLink(address: string, { isCurrent, home }: HitPlace): string | undefined {
  const base = isCurrent ? home : undefined;
  if (!URL.canParse(address, base)) return undefined;
  const { protocol, origin, username, password, href } = new URL(address, base);
  if (!/^https?:$/.test(protocol) || username || password) return undefined;
  if (!isCurrent) return href;
  const site = new URL(home);
  const start = site.origin + site.pathname;
  if (origin !== site.origin || !href.startsWith(start)) return undefined;
  const route = href.slice(start.length - 1);
  return isRoute(route) ? route : undefined;
}

/** The framework decodes routes, and a browser takes two slashes at the beginning for another host. */
function isRoute(route: string): boolean {
  try {
    return !/^\/[\\/]/.test(decodeURIComponent(route)) && !/^\/[\\/]/.test(route);
  } catch {
    return false;
  }
}

/** Controls, and marks that turn the direction of all that follows them. */
const unwanted = /(?!\s)[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What somebody else wrote, on one line; an empty text for whatever is none. */
const cleanText = (value: unknown): string =>
  typeof value === 'string' ? value.replace(unwanted, '').replace(/\s+/g, ' ').trim() : '';

/** The same, cut to what a line can hold. */
const cleanTitle = (value: unknown): string => cleanText(value).slice(0, 200);
