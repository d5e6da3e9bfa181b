import { getRoutePath } from './address';

/** An entry of a sidebar, as far as groups of pages go; rules and headings have none of this. */
export interface SidebarEntryLike {
  text?: string;
  link?: string;
  items?: readonly SidebarEntryLike[];
  dividerType?: unknown;
  sectionHeaderText?: string;
}

/** A group of the sidebar whose pages share a folder. */
export interface PageGroup {
  title: string;
  /** `/guide/start` */
  folder: string;
  /** Routes of its pages in reading order, those of groups inside it among them. */
  pages: string[];
}

/** Groups of a sidebar with two pages or more, outer ones first; one for each folder. */
export function listPageGroups(entries: readonly SidebarEntryLike[]): PageGroup[] {
  const groups = entries.flatMap(({ text = '', link, items }): PageGroup[] => {
    if (!items) return [];
    const below = items.flatMap(listRoutes);
    const pages = [...new Set([...(link ? [getRoutePath(link)] : []), ...below])];
    const folder = findSharedFolder(below);
    const own = folder && pages.length > 1 ? [{ title: text, folder, pages }] : [];
    return [...own, ...listPageGroups(items)];
  });
  const byFolder = new Map<string, PageGroup>();
  for (const group of groups) {
    if (!byFolder.has(group.folder)) byFolder.set(group.folder, group);
  }
  return [...byFolder.values()];
}

/** The pages of an entry in reading order: its own, then those below it. */
export const listRoutes = ({ link, items = [] }: SidebarEntryLike): string[] => [
  ...(link ? [getRoutePath(link)] : []),
  ...items.flatMap(listRoutes),
];

/** `/config/lib/dts`, `/config/lib/format` → `/config/lib`; `''` where there is none. */
function findSharedFolder(routes: readonly string[]): string {
  const [first = [], ...others] = routes.map((route) => route.split('/').slice(0, -1));
  const shared = first.filter((_, index) =>
    others.every((folders) =>
      folders.slice(0, index + 1).every((name, place) => name === first[place]),
    ),
  );
  const length = Math.min(shared.length, ...others.map((folders) => folders.length));
  return shared.slice(0, length).join('/');
}
