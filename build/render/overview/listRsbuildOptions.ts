import type { RsbuildOptionFact } from '../../../facts/tool/toolFacts';
import type { OverviewPage } from '../../../site/overview';

/**
 * Leaves to the pages about options of Rsbuild the headings that name options, all of them in code
 * (`source.include` and `source.exclude`): not what every such page has, "Related" and the like.
 * Other pages stay as they are.
 */
export function listRsbuildOptions(
  pages: readonly OverviewPage[],
  options: readonly Pick<RsbuildOptionFact, 'path'>[],
): OverviewPage[] {
  const roots = new Set(options.map(({ path }) => getRoot(path)));
  const isOption = (part: string): boolean => roots.has(getRoot(/^`([^`]+)`$/.exec(part)?.[1]));
  return pages.map((page) =>
    /\/config\/rsbuild(?:\/|$)/.test(page.routePath)
      ? {
          ...page,
          headings: page.headings.filter(({ text }) =>
            text.split(/,\s*|\s+and\s+/).every(isOption),
          ),
        }
      : page,
  );
}

/** `output.distPath` → `output`. */
const getRoot = (path = ''): string => /^\w*/.exec(path)?.[0] ?? '';
