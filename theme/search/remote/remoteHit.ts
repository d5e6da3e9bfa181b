import { escapePattern } from '../../../site/escapePattern';
import { createExcerpt, findPattern } from '../../../search/excerpt';
import type { MarkedText, SearchHit } from '../../../search/SearchHit';

export interface HitPlace {
  /** Whether the hit is said to be a page of this site. */
  isCurrent: boolean;
  /** Address of this site's home page, with a slash at the end. */
  home: string;
}

export interface RemoteHitOptions extends HitPlace {
  /** Finds what was asked for (createWordPattern). */
  pattern: RegExp | undefined;
  /** Language of hits that say none. */
  lang: string;
}

/**
 * A document (`title`, `content`, `toc`, `routePath`, `domain`) or a suggestion (`title`, `header`,
 * `statement`, `link`) of a remote index as it is shown: the section that a suggestion means or whose
 * heading says what was asked, otherwise the page. Undefined where it has no title, or no link that may
 * be followed.
 */
export function readHit(value: unknown, options: RemoteHitOptions): SearchHit | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Record<string, unknown>;
  const header = cleanTitle(fields.header);
  const title = cleanTitle(fields.title) || header;
  const href = resolveHitLink(getAddress(fields, options), options);
  if (!title || !href) return undefined;

  const { pattern, isCurrent } = options;
  const isFound = (text: string) => pattern !== undefined && text.search(pattern) >= 0;
  const isSuggestion = header !== '' && header !== title;
  const section =
    isSuggestion || isFound(title)
      ? undefined
      : readHeadings(fields.toc).find(({ text }) => isFound(text));
  const heading = isSuggestion ? header : section?.text;
  const text = cleanText(fields.content) || cleanText(fields.statement);
  const [pageHref = ''] = href.split('#');
  return {
    href: section ? `${pageHref}#${section.id}` : href,
    title: mark(heading ?? title, pattern),
    excerpt: createExcerpt(text, mark(text, pattern).marks),
    // Pages of other sites are under the name of their host.
    page: { href: pageHref, title, trail: isCurrent ? [] : [new URL(href).host] },
    above: heading === undefined ? undefined : [],
    lang: isLanguage(fields.lang) ? fields.lang : options.lang,
  };
}

const mark = (text: string, pattern: RegExp | undefined): MarkedText => ({
  text,
  marks: pattern ? findPattern(text, pattern) : [],
});

const isLanguage = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(value);

/** Finds the words of a query in a text, case aside; undefined where there are none to look for. */
export function createWordPattern(query: string): RegExp | undefined {
  // A single Latin letter is in every text; a single Chinese character is a word.
  const words = query.split(/\s+/).filter((word) => word.length > 1 || word > '\xff');
  if (words.length === 0) return undefined;
  // The longest first: of `dts` and `dts.bundle` the second is meant where it is written.
  const sorted = words.sort((left, right) => right.length - left.length);
  return new RegExp(sorted.map(escapePattern).join('|'), 'giu');
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

/** The headings of a document that can be linked to. */
function readHeadings(toc: unknown): { id: string; text: string }[] {
  const headings: unknown[] = Array.isArray(toc) ? toc : [];
  return headings.flatMap((heading) => {
    const { id, text } = Object(heading) as { id?: unknown; text?: unknown };
    const isId = typeof id === 'string' && /^[\p{L}\p{N}_.:-]+$/u.test(id);
    return isId ? [{ id, text: cleanTitle(text) }] : [];
  });
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
