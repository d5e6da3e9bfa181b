import { listPrintGroups, listRoutes, type SidebarEntryLike } from '../../../site/printGroups';

/** Pages whose Markdown stands in one file, for who needs no more than these. */
export interface Bundle {
  /** `Guide: Getting Started`. */
  title: string;
  /** From the site's root: `guide/start/llms.txt`. */
  file: string;
  /** Routes in reading order. */
  pages: string[];
}

/**
 * A bundle for each part of the site that has a sidebar and for each group in it, unless a group is
 * all there is; sections without a name have none. `sidebar` is the framework's: entries by the path
 * they belong to, in the order in which it was ready with them. `names` has the first folders of
 * routes in reading order.
 */
export function listBundles(
  sidebar: Readonly<Record<string, readonly SidebarEntryLike[]>>,
  names: Readonly<Record<string, string>>,
): Bundle[] {
  const folders = Object.keys(names);
  const scopes = Object.entries(sidebar).map(([scope, entries]) => {
    const folder = scope.split('/').find((name) => Object.hasOwn(names, name)) ?? '';
    return { scope, entries, folder };
  });
  scopes.sort((a, b) => folders.indexOf(a.folder) - folders.indexOf(b.folder));
  return scopes.flatMap(({ scope, entries, folder }) => {
    const title = names[folder];
    const pages = [...new Set(entries.flatMap(listRoutes))];
    if (!title || pages.length === 0) return [];
    const whole = { title, file: toFile(scope), pages };
    const groups = listPrintGroups(entries)
      .filter((group) => group.pages.length < pages.length)
      .map((group) => ({
        title: `${title}: ${group.title}`,
        file: toFile(group.route.replace(/^\/print/, '')),
        pages: group.pages,
      }));
    return [whole, ...groups.filter(({ file }) => file !== whole.file)];
  });
}

const toFile = (folder: string): string =>
  `${folder.split('/').filter(Boolean).join('/')}/llms.txt`;
