import { cleanText, cleanTitle } from './cleanText';
import { type HitPlace, resolveHitLink } from './resolveHitLink';

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

/** More headings than any page has. */
const maxHeadings = 500;

/**
 * A document (`title`, `content`, `toc`, `routePath`, `domain`) or a suggestion (`title`, `header`,
 * `statement`, `link`) of a remote index, as spec.md §3 calls their fields. Undefined where it has no
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
    headings: Array.isArray(toc) ? toc.slice(0, maxHeadings).flatMap(readHeading) : [],
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
