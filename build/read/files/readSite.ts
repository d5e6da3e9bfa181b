import type { ParsedPage } from '../page/ParsedPage';
import type { Site, SitePage } from '../../check/content/Site';
import { isFragment } from './isFragment';
import { listFiles } from './listFiles';
import { toRoute } from './toRoute';

/** What the framework takes for pages (its RouteService.js). */
const pagePattern = /(?<!\.d)\.(?:jsx?|tsx?|mdx?)$/;

export interface ReadSiteOptions {
  /** The docs folder. */
  root: string;
  languages: readonly string[];
  /** Reads one MDX file, given relative to the docs folder. */
  readPage: (file: string) => ParsedPage | undefined;
}

/** Reads the docs folder: every page with its address, fragments and all other files. */
export function readSite({ root, languages, readPage }: ReadSiteOptions): Site {
  const files = listFiles(root);
  const pages = new Map<string, SitePage>();
  const routes = new Map<string, SitePage>();
  for (const file of files) {
    if (file.startsWith('public/') || !pagePattern.test(file)) continue;
    const page: SitePage = {
      file,
      ...toRoute(file, languages),
      isFragment: isFragment(file),
      parsed: /\.mdx?$/.test(file) ? readPage(file) : undefined,
    };
    pages.set(file, page);
    if (!page.isFragment && !routes.has(page.route)) routes.set(page.route, page);
  }
  return { languages, files: new Set(files), pages, routes };
}
