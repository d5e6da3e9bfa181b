import type { OptionFact, RsbuildOptionFact } from '../../../facts/tool/toolFacts';
import type { OverviewPage } from '../../../site/overview';
import { createImport } from '../markdown/createEsm';
import { listOptions } from './listOptions';
import { listRsbuildOptions } from './listRsbuildOptions';

interface MarkdownNode {
  type: string;
  [key: string]: unknown;
}

interface MarkdownRoot {
  children: MarkdownNode[];
}

interface MarkdownFile {
  path?: string;
}

interface PageMeta {
  frontmatter?: { overview?: boolean };
}

export interface AddOverviewOptions {
  /** Every page by route; filled before the first page is compiled. */
  pages: ReadonlyMap<string, OverviewPage>;
  /** Options of the tool: pages about them list these. */
  options: readonly Pick<OptionFact, 'path' | 'stated'>[];
  /** What Rslib takes from Rsbuild: pages about them list the headings that name one. */
  rsbuildOptions: readonly Pick<RsbuildOptionFact, 'path'>[];
}

/**
 * Remark plugin: ends an overview page with `<Overview pages="…" />`, the pages below its folder with
 * their headings, as JSON. Which levels are shown is said by the sidebar too, so the theme chooses.
 */
export function addOverview(
  this: { data(): object },
  { pages, options, rsbuildOptions }: AddOverviewOptions,
) {
  const { pageMeta } = this.data() as { pageMeta?: PageMeta };
  return (tree: MarkdownRoot, file: MarkdownFile): void => {
    if (pageMeta?.frontmatter?.overview !== true || !file.path) return;
    const selected = selectPages(pages, file.path);
    const named = listRsbuildOptions(selected, rsbuildOptions);
    const listed = named.some(isAboutOption) ? listOptions(named, options) : named;
    tree.children.unshift({ ...createImport('Overview', '@theme/overview/Overview') });
    tree.children.push({
      type: 'mdxJsxFlowElement',
      name: 'Overview',
      attributes: [{ type: 'mdxJsxAttribute', name: 'pages', value: JSON.stringify(listed) }],
      children: [],
    });
  };
}

/** Pages that document one option each stand in this folder. */
const isAboutOption = ({ routePath }: OverviewPage): boolean => routePath.includes('/config/lib/');

/** `docs/en/config/index.mdx` → the pages whose route starts with `/config/`, but not itself. */
function selectPages(pages: ReadonlyMap<string, OverviewPage>, file: string): OverviewPage[] {
  const own = [...pages.keys()]
    .filter((route) => route.endsWith('/') && file.replaceAll('\\', '/').includes(`${route}index.`))
    .sort((a, b) => b.length - a.length)[0];
  if (!own) return [];
  return [...pages.values()]
    .filter(({ routePath }) => routePath.startsWith(own) && routePath !== own)
    .sort((a, b) => (a.routePath < b.routePath ? -1 : 1));
}
