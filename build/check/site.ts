import { getText } from '../read/located';
import { isFragment, listFiles, toRoute } from '../read/files';
import type { PageFacts } from '../read/page';

/** What the framework takes for pages (its RouteService.js). */
const pagePattern = /(?<!\.d)\.(?:jsx?|tsx?|mdx?)$/;

/**
 * Reads the docs folder: every page with its address, fragments and all other files.
 * @param readPage reads one MDX file, given relative to the docs folder
 */
export function readSite(root: string, readPage: (file: string) => PageFacts | undefined): Site {
  const files = listFiles(root);
  const pages = new Map<string, SitePage>();
  const routes = new Map<string, SitePage>();
  for (const file of files) {
    if (file.startsWith('public/') || !pagePattern.test(file)) continue;
    const page: SitePage = {
      file,
      ...toRoute(file),
      isFragment: isFragment(file),
      parsed: /\.mdx?$/.test(file) ? readPage(file) : undefined,
    };
    pages.set(file, page);
    if (!page.isFragment && !routes.has(page.route)) routes.set(page.route, page);
  }
  return {
    files: new Set(files),
    pages,
    routes,
    titles: collectTitles(routes),
    hosts: countHosts(pages.values()),
  };
}

function countHosts(pages: Iterable<SitePage>): Site['hosts'] {
  const counts = new Map<string, number>();
  for (const { parsed } of pages) {
    for (const { href } of parsed?.links ?? []) {
      const host = getHost(href);
      if (host) counts.set(host, (counts.get(host) ?? 0) + 1);
    }
  }
  return counts;
}

/** `https://rspack.rs/guide` → `rspack.rs`; undefined for what is no address of the web. */
export const getHost = (href: string): string | undefined =>
  /^https?:\/\/([^/?#]+)/i.exec(href)?.[1];

function collectTitles(routes: ReadonlyMap<string, SitePage>): Site['titles'] {
  const titles = new Map<string, Map<string, SitePage>>();
  for (const page of routes.values()) {
    const title = getText(page.parsed?.frontMatter, 'title');
    const others = titles.get(page.language) ?? new Map<string, SitePage>();
    if (title && !others.has(title)) titles.set(page.language, others.set(title, page));
  }
  return titles;
}

/** Pages, routes and files of the docs folder, as one check sees them. */
export interface Site {
  /** Files of the docs folder, relative to it. */
  files: ReadonlySet<string>;
  /** Pages and fragments by file. */
  pages: ReadonlyMap<string, SitePage>;
  /** Pages that have an address, by it. */
  routes: ReadonlyMap<string, SitePage>;
  /** Pages by language and title, the first of each. */
  titles: ReadonlyMap<string, ReadonlyMap<string, SitePage>>;
  /** How many links of pages lead to each other host. */
  hosts: ReadonlyMap<string, number>;
}

export interface SitePage {
  /** Relative to the docs folder: `en/config/lib.mdx`. */
  file: string;
  route: string;
  language: string;
  /** Fragments have no address: they are rendered inside pages. */
  isFragment: boolean;
  /** Undefined for pages that are components (`.tsx`). */
  parsed: PageFacts | undefined;
}
