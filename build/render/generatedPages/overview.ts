import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { OptionFact, RsbuildOptionFact, ToolFacts } from '../../../facts/tool/toolFacts';
import type { OverviewHeading, OverviewPage } from '../../../site/overview';
import { createImport, mdxElement } from '../../components/mdxNodes';
import { getFrontMatter } from '../../rspress/pages';

/** Options of the tool: the pages about them list these rather than their headings. */
type OptionLists = Pick<ToolFacts, 'options' | 'rsbuildOptions'>;

/**
 * Gives each page with `overview: true` the headings of the pages below it, inside that page's own
 * module: nothing of it reaches the scripts of other pages.
 */
export function overview(tool: OptionLists): RspressPlugin {
  const pages = new Map<string, OverviewPage>();
  return {
    name: 'overview',
    extendPageData({ routePath, title, toc, frontmatter }) {
      pages.set(routePath, {
        routePath,
        title,
        summary: getFirstClause(frontmatter.description),
        headings: toc.map(({ id, text, depth }) => ({ id, text, depth })),
      });
    },
    markdown: { remarkPlugins: [[addOverview, pages, tool]] },
  };
}

/** `The module format of the output: esm, cjs …` → `The module format of the output`. */
const getFirstClause = (description = ''): string =>
  description.split(/[:.](?:\s|$)|[：。；]/, 1)[0] ?? '';

/**
 * Remark plugin: adds `<Overview pages="…" />` before the first heading of an overview page, the pages below
 * its folder with their headings, as JSON. The sidebar too says which levels are shown: the theme chooses.
 */
function addOverview(
  this: { data(): object },
  pages: ReadonlyMap<string, OverviewPage>,
  { options, rsbuildOptions }: OptionLists,
) {
  const { overview: isOverview } = getFrontMatter(this);
  return (tree: Root, file: VFile): void => {
    if (isOverview !== true || !file.path) return;
    const named = listRsbuildOptions(selectPages(pages, file.path), rsbuildOptions);
    const listed = named.some(isAboutOption) ? listOptions(named, options) : named;
    const first = tree.children.findIndex((node) => node.type === 'heading' && node.depth > 1);
    const list = mdxElement('Overview', { pages: JSON.stringify(listed) });
    tree.children.splice(first < 0 ? tree.children.length : first, 0, list);
    tree.children.unshift(createImport('Overview', '@theme/overview/Overview'));
  };
}

/** Pages that document one option each are in this folder. */
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

type Option = Pick<OptionFact, 'path' | 'stated'>;

/** Longest default that follows a name, in characters. */
const longestNote = 16;

/**
 * The pages of an overview as the option tree has them: a page about an option lists the options
 * below it with their defaults rather than its headings, and an option without a page is listed with
 * no link. Other pages stay as they are.
 */
export function listOptions(
  pages: readonly OverviewPage[],
  options: readonly Option[],
): OverviewPage[] {
  const roots = options.filter(({ path }) => /^\w+$/.test(path));
  const found = new Set<string>();
  const listed = pages.map((page) => {
    if (/\/config\/lib$/.test(page.routePath)) {
      return listOwn(
        page,
        roots.filter(({ path }) => !pages.some((one) => toOptionName(one.routePath) === path)),
      );
    }
    const root = roots.find(({ path }) => path === toOptionName(page.routePath));
    if (!root) return page;
    found.add(root.path);
    return { ...page, ...getNote(root), headings: listBelow(root, options, page.headings) };
  });
  const missing = roots.filter(({ path }) => !found.has(path) && !isHeading(path, pages));
  return [
    ...listed,
    ...missing.map((root) => ({
      routePath: '',
      title: `\`${root.path}\``,
      ...getNote(root),
      headings: listBelow(root, options, []),
    })),
  ];
}

/** `id` has no page: the page about all options has a heading for it. */
const isHeading = (path: string, pages: readonly OverviewPage[]): boolean =>
  pages.some(({ headings }) => headings.some(({ text }) => text.replaceAll('`', '') === path));

function listBelow(
  root: Option,
  options: readonly Option[],
  headings: readonly OverviewHeading[],
): OverviewHeading[] {
  return options
    .filter(({ path }) => path.startsWith(`${root.path}.`))
    .map((option) => {
      const heading = headings.find(({ text }) => text.replaceAll('`', '') === option.path);
      return { id: heading?.id ?? '', text: `\`${option.path}\``, depth: 0, ...getNote(option) };
    });
}

/** The page about all options lists those that are explained there and have no page. */
const listOwn = (page: OverviewPage, roots: readonly Option[]): OverviewPage => ({
  ...page,
  headings: page.headings.filter(({ text }) =>
    roots.some(({ path }) => path === text.replaceAll('`', '')),
  ),
});

/** `/config/lib/umd-name` → `umdName`; empty for other pages, `/config/rsbuild/output` among them. */
const toOptionName = (route: string): string =>
  (/\/config\/lib\/([^/]+)$/.exec(route)?.[1] ?? '').replace(/-(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );

/** A default that is one literal, without its backticks. That of `syntax` depends on `engines`. */
function getNote({ path, stated }: Option): { note?: string } {
  if (path === 'syntax') return {};
  const note = /^`?('[^']*'|true|false|\d+|\{\}|\[\])`?$/.exec(stated ?? '')?.[1];
  return note && note.length <= longestNote ? { note } : {};
}

/**
 * Leaves to the pages about options of Rsbuild the headings that name options, all of them in code
 * (`source.include` and `source.exclude`): not what every such page has, "Related" and the like. Options
 * that are in its tables alone follow, with no link. Other pages stay as they are.
 */
export function listRsbuildOptions(
  pages: readonly OverviewPage[],
  options: readonly Pick<RsbuildOptionFact, 'path'>[],
): OverviewPage[] {
  const roots = new Set(options.map(({ path }) => getRoot(path)));
  const isOption = (part: string): boolean => roots.has(getRoot(/^`([^`]+)`$/.exec(part)?.[1]));
  return pages.map((page) => {
    if (!/\/config\/rsbuild(?:\/|$)/.test(page.routePath)) return page;
    const headings = page.headings.filter(({ text }) =>
      text.split(/\s*[,、]\s*|\s+(?:and|和)\s+/).every(isOption),
    );
    const root = page.routePath.split('/').at(-1) ?? '';
    const others = options
      .map(({ path }) => `\`${path}\``)
      .filter((name) => name.startsWith(`\`${root}.`) && /^[^.]*\.\w+`$/.test(name))
      .filter((name) => !headings.some(({ text }) => text.includes(name)))
      .map((text) => ({ id: '', text, depth: 0 }));
    return { ...page, headings: [...headings, ...others] };
  });
}

/** `output.distPath` → `output`. */
const getRoot = (path = ''): string => /^\w*/.exec(path)?.[0] ?? '';
