import path from 'node:path';
import type { LocalFault } from '../../../read/faults/Fault';
import { getEntry, getText } from '../../../read/located/getEntry';
import type { Site, SitePage } from '../Site';
import { findMetaPage } from './findMetaTarget';
import type { MetaFile } from './MetaFile';

/**
 * Pages and folders beside a `_meta.json` that it leaves out, so that no sidebar shows them. Pages
 * without a sidebar, unlisted pages and home pages need no entry.
 */
export function checkUnlisted(
  meta: MetaFile,
  metas: ReadonlyMap<string, MetaFile>,
  site: Site,
): LocalFault[] {
  const { folder, entries } = meta;
  if (!entries) return [];
  const pages = [...site.routes.values()].filter(
    (page) => page.file.startsWith(`${folder}/`) && needsEntry(page),
  );
  const folders = new Set(
    entries.flatMap(({ type, name }) => (type.startsWith('dir') && name ? [name] : [])),
  );
  const shown = collectShown(metas.values(), site);
  const loosePages = pages.filter(({ file }) => {
    const name = getName(file);
    if (path.posix.dirname(file) !== folder || shown.has(file) || folders.has(name)) return false;
    return name !== 'index' || !isFolderLink(folder, metas, site);
  });

  const looseFolders = new Set<string>();
  for (const { file } of pages) {
    const [first = '', ...rest] = file.slice(folder.length + 1).split('/');
    if (rest.length === 0 || folders.has(first)) continue;
    // What a folder lists itself shows nothing as long as nothing leads into it.
    const others = [...metas.values()].filter(
      (other) => !`${other.folder}/`.startsWith(`${folder}/${first}/`),
    );
    if (!collectShown(others, site).has(file)) looseFolders.add(first);
  }
  return [
    ...loosePages.map(({ file }) =>
      report(
        `The page \`${getName(file)}\` is not listed.`,
        `Add \`"${getName(file)}"\`, or write \`sidebar: false\` into its front matter.`,
      ),
    ),
    ...[...looseFolders].map((name) =>
      report(
        `The folder \`${name}\` is not listed.`,
        `Add \`{ "type": "dir", "name": "${name}", "label": "…" }\`.`,
      ),
    ),
  ];

  function report(message: string, hint: string): LocalFault {
    return { line: meta.line, column: meta.column, rule: 'meta-unlisted-page', message, hint };
  }
}

const getName = (file: string): string => path.posix.basename(file).replace(/\.[^.]+$/, '');

function needsEntry({ parsed }: SitePage): boolean {
  const frontMatter = parsed?.frontMatter;
  const sidebar = getEntry(frontMatter, 'sidebar');
  const unlisted = getEntry(frontMatter, 'unlisted');
  const hasSidebar = !(sidebar?.type === 'scalar' && sidebar.value === false);
  const isListed = !(unlisted?.type === 'scalar' && unlisted.value === true);
  return hasSidebar && isListed && getText(frontMatter, 'pageType') !== 'home';
}

/** Files that an entry of any `_meta.json` names or links to. */
function collectShown(metas: Iterable<MetaFile>, site: Site): Set<string> {
  const shown = new Set<string>();
  for (const { folder, entries = [] } of metas) {
    const [language = ''] = folder.split('/');
    const prefix = language === site.languages[0] ? '' : `/${language}`;
    for (const { type, name, link } of entries) {
      const page =
        type === 'file' && name
          ? findMetaPage(folder, name, site)
          : link && site.routes.get(prefix + link.href.replace(/[?#].*$/, ''));
      if (page) shown.add(page.file);
    }
  }
  return shown;
}

/**
 * Whether the framework makes a folder's index page the link of the folder's own entry; not so for
 * the folders that are sidebars of their own.
 */
function isFolderLink(
  folder: string,
  metas: ReadonlyMap<string, MetaFile>,
  { files }: Site,
): boolean {
  const parent = path.posix.dirname(folder);
  const entries = metas.get(parent)?.entries;
  if (entries) {
    const name = path.posix.basename(folder);
    return entries.some((entry) => entry.type === 'dir' && entry.name === name);
  }
  return parent !== '.' && !files.has(`${parent}/_nav.json`);
}
