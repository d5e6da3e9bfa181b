import i18n from '../../../i18n.json' with { type: 'json' };
import { absoluteUrl, getMarkdownPath, type SiteAddress } from '../../../site/address';
import type { Language } from '../../../site/site';
import { listPageGroups, listRoutes, type SidebarEntryLike } from '../../../site/pageGroups';

/** The bundles of a language, and the list of its pages, which names them. */
export interface BundleList {
  /** Folder of the language's lists: empty, or `zh/`. */
  folder: string;
  language: Language;
  bundles: Bundle[];
}

/** Pages whose Markdown is in one file, for who needs no more than these. */
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
    const groups = listPageGroups(entries)
      .filter((group) => group.pages.length < pages.length)
      .map((group) => ({
        title: `${title}: ${group.title}`,
        file: toFile(group.folder),
        pages: group.pages,
      }));
    return [whole, ...groups.filter(({ file }) => file !== whole.file)];
  });
}

const toFile = (folder: string): string =>
  `${folder.split('/').filter(Boolean).join('/')}/llms.txt`;

export interface BundleInput {
  list: BundleList;
  address: SiteAddress;
  /** The finished Markdown of each page, by its file. */
  pages: ReadonlyMap<string, string>;
  /** The text of the file that holds all pages. */
  full: string;
}

export interface WrittenBundles {
  files: { file: string; text: string }[];
  /** What llms.txt says of them, with their sizes; empty where there are none. */
  section: string;
}

/** The files that hold the pages of a section each, and the list of them. */
export function writeBundles({ list, address, pages, full }: BundleInput): WrittenBundles {
  const { folder, language } = list;
  const describe = (title: string, file: string, count: number, text: string): string => {
    const size = Math.ceil(Buffer.byteLength(text) / 1000);
    const number = getText('llms.pages', language).replace('{{count}}', `${count}`);
    return `- [${title}](${absoluteUrl(address, `/${file}`)}): ${number}, ${size} kB`;
  };
  const bundles = list.bundles.flatMap(({ title, file, pages: routes }) => {
    const parts = routes.flatMap((route) => {
      const path = getMarkdownPath(route);
      const text = pages.get(path.slice(1));
      return text ? `---\nurl: ${absoluteUrl(address, path)}\n---\n\n${text}` : [];
    });
    return parts.length > 0 ? { title, file, count: parts.length, text: parts.join('\n') } : [];
  });
  if (bundles.length === 0) return { files: [], section: '' };
  const count = full.match(/^url: /gm)?.length ?? 0;
  const lines = [
    describe(getText('llms.allPages', language), `${folder}llms-full.txt`, count, full),
    ...bundles.map((bundle) => describe(bundle.title, bundle.file, bundle.count, bundle.text)),
  ];
  return {
    files: bundles.map(({ file, text }) => ({ file, text })),
    section: `\n## ${getText('llms.heading', language)}\n\n${lines.join('\n')}\n`,
  };
}

/** A text around the pages. */
export const getText = (
  key: Extract<keyof typeof i18n, `llms.${string}` | 'checkedTool'>,
  language: Language,
): string => i18n[key][language];
