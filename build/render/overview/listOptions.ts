import type { OptionFact } from '../../../facts/tool/toolFacts';
import type { OverviewHeading, OverviewPage } from '../../../site/overview';

type Option = Pick<OptionFact, 'path' | 'stated'>;

/** Longest default that stands behind a name, in characters. */
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
    if (/\/config\/lib$/.test(page.routePath)) return listOwn(page, roots);
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

/** The page about all options lists those that are explained there and on no page of their own. */
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

/** A default that is one literal, without its backticks. */
function getNote({ stated }: Option): { note?: string } {
  const note = /^`?('[^']*'|true|false|\d+|\{\}|\[\])`?$/.exec(stated ?? '')?.[1];
  return note && note.length <= longestNote ? { note } : {};
}
