import type { OptionFact } from '../../facts/tool/toolFacts';
import type { OverviewHeading, OverviewPage } from '../../site/overview';

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

/** `/config/lib/umd-name` → `umdName`. */
const toOptionName = (route: string): string =>
  (/[^/]+$/.exec(route)?.[0] ?? '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A default that is one literal, without its backticks. */
function getNote({ stated }: Option): { note?: string } {
  const note = /^`?('[^']*'|true|false|\d+|\{\}|\[\])`?$/.exec(stated ?? '')?.[1];
  return note && note.length <= longestNote ? { note } : {};
}
