import path from 'node:path';
import { z } from 'zod';
import { original, translation } from '../../../site/site';
import { issue, type LocalIssue } from '../../read/issues';
import { toRoute } from '../../read/files';
import { checkSchema } from '../checkSchema';
import { getEntry, getItems, getText, type Located, type Parsed } from '../../read/located';
import type { Site, SitePage } from '../site';
import { checkLink, type LinkSource } from './links';
import { checkMetaEntries, findMetaPage, type MetaFile, readMeta } from './sidebars';

/** Issues of every `_nav.json` and `_meta.json`, by file relative to the docs folder. */
export function checkNavigation(
  site: Site,
  readJson: (file: string) => Parsed | undefined,
  labels?: Parsed,
): Map<string, LocalIssue[]> {
  const issues = new Map<string, LocalIssue[]>();
  const read = (name: string) =>
    [...site.files].flatMap((file) => {
      const json = file === name || file.endsWith(`/${name}`) ? readJson(file) : undefined;
      return json ? [{ file, json, language: toRoute(file).language }] : [];
    });

  for (const { file, json, language } of read('_nav.json')) {
    issues.set(file, checkNav(json, { file, language }, site));
  }
  const metas = read('_meta.json').map(({ file, json, language }) => ({
    meta: readMeta(file, json),
    language,
  }));
  const byFolder = new Map(metas.map(({ meta }) => [meta.folder, meta]));
  for (const { meta, language } of metas) {
    // The check of a page says that its sidebar cannot be read.
    const isOf = (page: string) => !meta.entries && path.posix.dirname(page) === meta.folder;
    const about = [...site.pages.keys()].filter(isOf);
    issues.set(meta.file, [
      ...meta.issues.map((one) => ({ ...one, about })),
      ...checkMetaEntries(meta, language, site),
      ...checkUnlisted(meta, byFolder, site),
      ...(labels && language === original ? checkLabels(meta, labels, site) : []),
    ]);
  }
  return issues;
}

/** Groups and headings whose name the sidebar of translated pages does not know (build/rspress/sidebars.ts). */
function checkLabels({ entries = [], folder }: MetaFile, labels: Parsed, site: Site): LocalIssue[] {
  const folderOfTranslations = folder.replace(original, translation);
  return entries.flatMap((entry) => {
    const { type, name = '', label } = entry;
    const hasPage = ['', '/index'].some((end) =>
      findMetaPage(folderOfTranslations, name + end, site),
    );
    if (!label || !/^dir|^section/.test(type) || hasPage) return [];
    if (getEntry(labels.node, translation, label)) return [];
    const message = `Chinese pages show “${label}” in English.`;
    const hint = 'Add its Chinese name to site/sidebarLabels.json, or the same name if it stays.';
    return [issue(entry, 'label-untranslated', message, hint)];
  });
}

const rules = { type: 'nav-type', unknownKey: 'nav-unknown-key' } as const;

/** Every item of a `_nav.json` leads to a page that exists, or opens a list of such items. */
function checkNav(json: Parsed, source: LinkSource, site: Site): LocalIssue[] {
  const { node } = json;
  if (!node) return [json.issue];
  if (node.type !== 'list') {
    return checkSchema(z.array(z.unknown()), node, rules, '_nav.json');
  }
  return node.items.flatMap((item) => checkItem(item, source, site));
}

function checkItem(node: Located, source: LinkSource, site: Site): LocalIssue[] {
  const issues = checkSchema(navItemSchema, node, rules);
  if (node.type !== 'object') return issues;
  const link = getEntry(node, 'link');
  const href = getText(node, 'link');
  const items = getItems(node, 'items');
  if (link && href !== undefined) {
    const use = { href, syntax: 'nav', line: link.line, column: link.column } as const;
    issues.push(...[checkLink(use, source, site) ?? []].flat());
  } else if (!link && items.length === 0) {
    const message = 'The item has neither `link` nor `items`.';
    const hint = 'Add `"link": "/route"`, or `"items"` with links.';
    issues.push(issue(node, 'nav-without-target', message, hint));
  }
  return [...issues, ...items.flatMap((item) => checkItem(item, source, site))];
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}

/** What an item of `_nav.json` may hold (nav-json-schema.json of the framework). */
export const navItemSchema = z.strictObject({
  text: z.string().describe('The words readers see.'),
  link: z.string().optional().describe('A route of this site, or a full https address.'),
  items: z.array(z.unknown()).optional().describe('Links that it opens.'),
  activeMatch: z
    .string()
    .refine(
      isPattern,
      'must be a regular expression.\nWrite the start of the section, such as `^/guide/`.',
    )
    .optional()
    .describe('A regular expression: the item is marked on the routes that it matches.'),
  position: z.enum(['left', 'right']).optional(),
  icon: z.string().optional(),
  tag: z.string().optional(),
  lang: z.string().optional(),
  rel: z.string().optional(),
  download: z.boolean().optional(),
});

/**
 * Pages and folders next to a `_meta.json` that it leaves out, so that no sidebar shows them. Pages
 * without a sidebar, unlisted pages and home pages need no entry.
 */
function checkUnlisted(
  meta: MetaFile,
  metas: ReadonlyMap<string, MetaFile>,
  site: Site,
): LocalIssue[] {
  const { folder, entries } = meta;
  const getSection = (file: string) => file.split('/').slice(0, 2).join('/');
  // One of the section that cannot be read may list what seems to be left out.
  const mayMiss = [...metas.values()].some(
    (other) => !other.entries && getSection(other.folder) === getSection(folder),
  );
  if (!entries || mayMiss) return [];
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
  const report = (message: string, hint: string, about: readonly string[]) => ({
    ...issue(meta, 'meta-unlisted-page', message, hint),
    about,
  });
  const filesBelow = (name: string) =>
    pages.map(({ file }) => file).filter((file) => file.startsWith(`${folder}/${name}/`));
  return [
    ...loosePages.map(({ file }) =>
      report(
        `The page \`${getName(file)}\` is not listed.`,
        `Add \`"${getName(file)}"\`, or write \`sidebar: false\` into its front matter.`,
        [file],
      ),
    ),
    ...[...looseFolders].map((name) =>
      report(
        `The folder \`${name}\` is not listed.`,
        `Add \`{ "type": "dir", "name": "${name}", "label": "…" }\`.`,
        filesBelow(name),
      ),
    ),
  ];
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
    const prefix = language === original ? '' : `/${language}`;
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
 * the folders that have their own sidebars.
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
