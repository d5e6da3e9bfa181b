import path from 'node:path';
import { z } from 'zod';
import { issue, type LocalIssue, type Position } from '../../read/issues';
import { suggest } from '../../read/findNearest';
import { checkSchema } from '../checkSchema';
import { getEntry, getItems, getText, type Located, type Parsed } from '../../read/located';
import type { Site, SitePage } from '../site';
import { checkLink } from './links';

/** Every entry leads to a page or folder that exists, once, and has a name to show. */
export function checkMetaEntries(meta: MetaFile, language: string, site: Site): LocalIssue[] {
  const seen = new Map<string, number>();
  return (meta.entries ?? []).flatMap((entry) => {
    const issues = checkEntry(entry, meta, language, site);
    if (issues.length > 0 || entry.name === undefined) return issues;
    const target = `${entry.type === 'file' ? 'page' : 'folder'} ${stripEnding(entry.name)}`;
    const firstLine = seen.get(target);
    seen.set(target, firstLine ?? entry.line);
    if (firstLine === undefined) return [];
    const message = `\`${entry.name}\` is listed by line ${firstLine} already.`;
    const found = issue(entry, 'meta-duplicate', message, 'Remove one of the two.');
    return [{ ...found, about: [findMetaPage(meta.folder, entry.name, site)?.file ?? ''] }];
  });
}

function checkEntry(entry: MetaEntry, meta: MetaFile, language: string, site: Site): LocalIssue[] {
  switch (entry.type) {
    case 'file':
      return checkPage(entry, meta, site);
    case 'dir':
    case 'dir-section-header':
      return checkFolder(entry, meta, site);
    case 'section-header':
      return checkLabel(entry);
    case 'custom-link':
      return checkCustomLink(entry, meta, language, site);
    case 'divider':
      return [];
  }
}

function checkPage(entry: MetaEntry, { folder }: MetaFile, site: Site): LocalIssue[] {
  const { name } = entry;
  if (name === undefined) return [];
  const page = findMetaPage(folder, name, site);
  if (page && !page.isFragment) return [];
  const report = (message: string, hint: string) => [
    issue(entry, 'meta-missing-page', message, hint),
  ];
  if (page) {
    return report(
      `\`${name}\` has no address, since a part of its path starts with \`_\`.`,
      'Rename it, or remove the entry.',
    );
  }
  if (listPagesBelow(path.posix.join(folder, name), site).length > 0) {
    return report(`\`${name}\` is a folder.`, `Write \`{ "type": "dir", "name": "${name}" }\`.`);
  }
  const bare = stripEnding(name);
  const names = listPagesBelow(folder, site)
    .filter(({ file }) => path.posix.dirname(file) === folder)
    .map(({ file }) => stripEnding(path.posix.basename(file)));
  return report(
    `There is no page \`${name}\` in this folder.`,
    suggest(bare, names, `Create \`${bare}.mdx\`, or remove the entry.`),
  );
}

function checkFolder(entry: MetaEntry, { folder }: MetaFile, site: Site): LocalIssue[] {
  const { name } = entry;
  if (name === undefined) return [];
  if (listPagesBelow(path.posix.join(folder, name), site).length > 0) {
    const namesake =
      findMetaPage(folder, name, site) ?? findMetaPage(folder, `${name}/index`, site);
    const takesPageTitle = entry.type === 'dir' && namesake !== undefined;
    return takesPageTitle ? [] : checkLabel(entry);
  }
  const names = listPagesBelow(folder, site)
    .map(({ file }) => file.slice(folder.length + 1).split('/'))
    .flatMap(([first = '', ...rest]) => (rest.length > 0 ? [first] : []));
  const message = `There is no folder \`${name}\` with pages here.`;
  const hint = suggest(stripEnding(name), names, 'Create it with a page, or remove the entry.');
  return [issue(entry, 'meta-missing-page', message, hint)];
}

function checkCustomLink(
  entry: MetaEntry,
  meta: MetaFile,
  language: string,
  site: Site,
): LocalIssue[] {
  const { link, items } = entry;
  const inner = items.flatMap((item) => checkCustomLink(item, meta, language, site));
  const own = link
    ? checkLink({ ...link, syntax: 'sidebar' }, { file: meta.file, language }, site)
    : items.length === 0 &&
      issue(entry, 'meta-type', 'The link has neither `link` nor `items`.', 'Add `link`.');
  return [...checkLabel(entry), ...(own ? [own] : []), ...inner];
}

function checkLabel(entry: MetaEntry): LocalIssue[] {
  if (entry.label?.trim()) return [];
  const message = `The entry of type \`${entry.type}\` has no label.`;
  const hint = 'Add `"label": "…"`: the name that readers see.';
  return [issue(entry, 'meta-missing-label', message, hint)];
}

const stripEnding = (name: string): string => name.replace(/\.(?:jsx?|tsx?|mdx?)$/, '');

const rules = { type: 'meta-type', unknownKey: 'meta-unknown-key' } as const;

/** Entries of a `_meta.json`, and what is wrong with each by itself. */
export function readMeta(file: string, json: Parsed): MetaFile {
  const { node } = json;
  const issues: LocalIssue[] = [];
  const meta = { file, folder: path.posix.dirname(file), line: 1, column: 1, issues };
  if (!node) return { ...meta, entries: undefined, issues: [json.issue] };
  if (node.type !== 'list') {
    issues.push(...checkSchema(z.array(z.unknown()), node, rules, '_meta.json'));
    return { ...meta, entries: undefined };
  }
  const entries = node.items.flatMap((item) => readEntry(item, issues) ?? []);
  return { ...meta, line: node.line, column: node.column, entries };
}

function readEntry(
  node: Located,
  issues: LocalIssue[],
  impliedType?: string,
): MetaEntry | undefined {
  const { line, column } = node;
  const plain = { label: undefined, link: undefined, items: [], line, column };
  if (node.type === 'scalar' && typeof node.value === 'string') {
    return { type: 'file', name: node.value, ...plain };
  }
  const type = getText(node, 'type') ?? impliedType;
  if (node.type !== 'object' || type === undefined || !isMetaType(type)) {
    issues.push(explainType(node, type));
    return undefined;
  }
  issues.push(...checkSchema(metaSchemas[type], node, rules));
  const link = getEntry(node, 'link');
  const href = getText(node, 'link');
  return {
    ...plain,
    type,
    name: getText(node, 'name'),
    label: getText(node, 'label'),
    link: link && href !== undefined ? { href, line: link.line, column: link.column } : undefined,
    items: getItems(node, 'items').flatMap((item) => readEntry(item, issues, 'custom-link') ?? []),
  };
}

function explainType(node: Located, type: string | undefined): LocalIssue {
  const known = Object.keys(metaSchemas);
  const message =
    type === undefined
      ? 'The entry is neither the name of a page nor an object with a `type`.'
      : `There is no entry of type \`${type}\`.`;
  const hint = suggest(type ?? '', known, `Write one of ${known.join(', ')}.`);
  return issue(getEntry(node, 'type') ?? node, 'meta-unknown-type', message, hint);
}

/** A `_meta.json`: the order and the names of a folder's pages in the sidebar. */
export interface MetaFile extends Position {
  /** Relative to the docs folder. */
  file: string;
  folder: string;
  /** Undefined where the file cannot be read. */
  entries: MetaEntry[] | undefined;
  /** What is wrong with the file by itself. */
  issues: LocalIssue[];
}

export interface MetaEntry extends Position {
  type: MetaType;
  /** Page or folder, as written. */
  name: string | undefined;
  label: string | undefined;
  link: (Position & { href: string }) | undefined;
  items: MetaEntry[];
}

/** Endings that the framework tries, in its order. */
const endings = ['.js', '.jsx', '.ts', '.tsx', '.md', '.mdx'];

/** The page that an entry of a folder's `_meta.json` names, with or without its ending. */
export function findMetaPage(folder: string, name: string, { pages }: Site): SitePage | undefined {
  const file = path.posix.join(folder, name);
  if (endings.includes(path.posix.extname(name))) return pages.get(file);
  return endings.map((ending) => pages.get(file + ending)).find(Boolean);
}

/** Pages with an address below a folder. */
function listPagesBelow(folder: string, { routes }: Site): SitePage[] {
  return [...routes.values()].filter(({ file }) => file.startsWith(`${folder}/`));
}

const text = z.string().optional();
const looks = { icon: text, tag: text };
const page = {
  ...looks,
  label: text,
  context: text,
  overviewHeaders: z.array(z.number()).optional(),
};
const folds = { collapsible: z.boolean().optional(), collapsed: z.boolean().optional() };

/**
 * What an object in `_meta.json` may hold, by its `type` (meta-json-schema.json of the framework);
 * labels are asked for by another rule, items of links are checked one by one.
 */
export const metaSchemas = {
  file: z.strictObject({ type: z.literal('file'), ...page, name: z.string() }),
  dir: z.strictObject({ type: z.literal('dir'), ...page, ...folds, name: z.string() }),
  'dir-section-header': z.strictObject({
    type: z.literal('dir-section-header'),
    ...page,
    ...folds,
    name: z.string(),
  }),
  'section-header': z.strictObject({ type: z.literal('section-header'), ...looks, label: text }),
  divider: z.strictObject({ type: z.literal('divider'), dashed: z.boolean().optional() }),
  'custom-link': z.strictObject({
    // What a link opens is links, whether they say so or not.
    type: z.literal('custom-link').optional(),
    ...page,
    ...folds,
    link: text,
    items: z.array(z.unknown()).optional(),
  }),
};

export type MetaType = keyof typeof metaSchemas;

const isMetaType = (type: string): type is MetaType => Object.hasOwn(metaSchemas, type);
