import { resolveRequest } from '../../scripts/serve/resolveRequest.mjs';
import { listFiles, outputFolder, readBuilt } from './builtSite';
import { getAttribute, type HtmlElement, listElements } from './html';
import { getRoute } from './routes';
import { address as siteAddress } from './siteAddress';

export interface Crawl {
  /** `page → reference: what is wrong`. */
  issues: string[];
  pages: number;
  internal: number;
  anchors: number;
  external: number;
}

/** Attributes that name another file, by element; `content` only where it is an address. */
const referenceAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  form: ['action'],
  iframe: ['src'],
  img: ['src', 'srcset'],
  link: ['href'],
  meta: ['content'],
  script: ['src'],
  source: ['src', 'srcset'],
  use: ['href', 'xlink:href'],
  video: ['src', 'poster'],
};

const addressMetas = ['app-scripts', 'app-preload', 'og:url', 'og:image', 'twitter:image'];

/**
 * Follows every reference of every built page, the error pages included, as a browser would resolve
 * it, and says which lead nowhere. A reference that only works through a redirect is an issue as well.
 */
export function crawlSite(
  folder: string = outputFolder,
  address: typeof siteAddress = siteAddress,
): Crawl {
  const files = new Set(listFiles(folder));
  const pages = [...files].filter((file) => file.endsWith('.html'));
  const trees = new Map(pages.map((file) => [file, listElements(readBuilt(file, folder))]));
  const ids = new Map([...trees].map(([file, elements]) => [file, collectIds(elements)]));
  const crawl: Crawl = { issues: [], pages: pages.length, internal: 0, anchors: 0, external: 0 };

  const checkAnchor = (file: string, hash: string): string | undefined => {
    if (hash.length < 2 || !file.endsWith('.html')) return undefined;
    crawl.anchors++;
    const isThere = ids.get(file)?.has(decodeURIComponent(hash.slice(1)));
    return isThere ? undefined : 'names an anchor that is not there';
  };
  const check = (page: string, reference: string): string | undefined => {
    if (reference.startsWith('#')) return checkAnchor(page, reference);
    const base = new URL(address.base.slice(0, -1) + getRoute(page), address.origin);
    if (!URL.canParse(reference, base)) return 'is not an address';
    const url = new URL(reference, base);
    if (/^[/\\]{2}/.test(reference)) return 'names a host without a scheme';
    if (url.origin !== address.origin) {
      crawl.external++;
      return /^(https:|mailto:|tel:|data:)$/.test(url.protocol) ? undefined : 'has a bad scheme';
    }
    crawl.internal++;
    if (!url.pathname.startsWith(address.base)) return `leaves the base path ${address.base}`;
    const isFile = (file: string) => files.has(file);
    const target = resolveRequest(url.pathname.slice(address.base.length - 1), isFile);
    if (target.type === 'redirect') return `is only a redirect to ${target.path}`;
    if (target.type === 'notFound') return 'leads nowhere';
    return checkAnchor(target.file, url.hash);
  };

  for (const [page, elements] of trees) {
    for (const reference of new Set(elements.flatMap(listReferences))) {
      const issue = check(page, reference);
      if (issue) crawl.issues.push(`${page} → ${reference}: ${issue}`);
    }
  }
  return crawl;
}

function listReferences(element: HtmlElement): string[] {
  return (referenceAttributes[element.tagName] ?? []).flatMap((attribute) => {
    const value = getAttribute(element, attribute);
    if (value === undefined) return [];
    if (attribute === 'srcset') {
      return value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');
    }
    if (attribute !== 'content') return [value];
    const name = getAttribute(element, 'name') ?? getAttribute(element, 'property') ?? '';
    return addressMetas.includes(name) ? value.split(' ').filter(Boolean) : [];
  });
}

function collectIds(elements: readonly HtmlElement[]): Set<string> {
  return new Set(elements.flatMap((element) => getAttribute(element, 'id') ?? []));
}
