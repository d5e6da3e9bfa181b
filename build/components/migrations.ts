import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Nodes, Root, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import { repository } from '../../facts/cases/paths';
import type { MigrationRow, RowFragment } from '../../converter/Note';
import { getToolPage, type ToolId } from '../../converter/Tool';
import { original } from '../../site/site';
import { getPosition } from '../read/mdx';
import { type PageModel, readPage } from '../read/page';

/** Where migration pages are in the folder of a language: components that show parts of them name it as `quotes`. */
export const migrations = 'guide/migration';

const getFile = (tool: ToolId, language: string): string =>
  path.join(repository, 'docs', language, migrations, `${getToolPage(tool)}.mdx`);

/** The source of the migration page of a tool. @throws Error where it has been renamed. */
export function readMigration(tool: ToolId, language: string = original): string {
  const file = getFile(tool, language);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const name = path.relative(repository, file);
  throw new Error(`${name} is not there: name the page in \`getToolPage\` of converter/Tool.ts.`);
}

/**
 * Rows of the migration page of a tool under their English names, with the words of a language; with those
 * of English where the translation has other rows.
 */
export function readRows(tool: ToolId, language: string = original): ReadRow[] {
  const route = `/${migrations}/${getToolPage(tool)}`;
  const rows = readMigrationRows(readMigration(tool), route);
  if (language === original || !existsSync(getFile(tool, language))) return rows;
  const translated = readMigrationRows(readMigration(tool, language), route);
  if (translated.length !== rows.length) return rows;
  return translated.map((one, index) => ({ ...one, row: rows[index]?.row ?? one.row }));
}

/** A row as the page has it, with its last cell. */
export interface ReadRow extends MigrationRow {
  /** “Converted” and the like; absent in the table of plugins. */
  kind: string | undefined;
}

/** Rows of the tables of a migration page that speak of options and plugins; `route` is its address. */
function readMigrationRows(source: string, route: string): ReadRow[] {
  return listOptionRows(source).map(({ children: [first, second, third] }) => {
    const row = first ? getSource(first) : '';
    const becomes = second ? readFragments(second, route) : [];
    return { row, becomes, kind: third && getSource(third) };
  });
}

/** Words of a cell or paragraph; the names of cases are left to the page. */
export function readFragments(parent: Nodes, route: string): RowFragment[] {
  const fragments: RowFragment[] = [];
  const add = (fragment: RowFragment): void => {
    const last = fragments.at(-1);
    const isPlain = (one: RowFragment) => !one.isCode && one.href === undefined;
    if (last && isPlain(last) && isPlain(fragment)) last.text += fragment.text;
    else fragments.push(fragment);
  };
  const walk = (node: Nodes, href?: string): void => {
    if (node.type === 'text') add({ text: node.value, ...(href && { href }) });
    else if (node.type === 'inlineCode') {
      add({ text: node.value, isCode: true, ...(href && { href }) });
    } else if (node.type === 'link') {
      const address = node.url.startsWith('#') ? route + node.url : node.url;
      for (const child of node.children) walk(child, address);
    } else if ('children' in node) for (const child of node.children) walk(child, href);
  };
  walk(parent);
  // Of a marker at the end, a space is left.
  const end = fragments.at(-1);
  if (end) end.text = end.text.trimEnd();
  return fragments
    .map((fragment) =>
      fragment.isCode ? fragment : { ...fragment, text: fragment.text.replace(/ ?\(\)/g, '') },
    )
    .filter(({ text }) => text);
}

/** @throws Error where it is not MDX. */
function parse(source: string): PageModel & { tree: Root } {
  const page = readPage(source);
  const { tree, issues } = page;
  if (!tree) throw new Error(issues[0]?.message);
  return { ...page, tree };
}

/** Ids of sections whose tables have a row for each option, or for each plugin. */
const sections = ['every-option', 'plugins'];

/** The rows of the tables in these sections of a page. */
function listOptionRows(source: string): TableRow[] {
  const rows: TableRow[] = [];
  const { tree, headings } = parse(source);
  let isInside = false;
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) {
      const heading = headings.find(({ line }) => line === getPosition(node).line);
      isInside = sections.includes(heading?.id ?? '');
    }
    if (isInside) visit(node, 'table', ({ children }) => void rows.push(...children.slice(1)));
  }
  return rows;
}

/** The words of a node with code spans in backticks; `{ a, b }`, a note on names, is `a`, `b`. */
function getSource(node: Nodes): string {
  if (node.type === 'inlineCode') {
    const [, names] = /^\{ (.*) \}$/.exec(node.value) ?? [];
    return (names?.split(', ') ?? [node.value]).map((name) => `\`${name}\``).join(', ');
  }
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => getSource(child)).join('') : '';
}

/** The project of a migration page: its old config and the new one. */
export interface MigrationExample {
  /** Name and language of the old file. */
  title: string;
  lang: string;
  before: string;
  after: string;
}

/** The configs that a migration page shows. @throws Error where it shows none. */
export function readExample(source: string): MigrationExample {
  const fences: Code[] = [];
  visit(parse(source).tree, 'code', (fence) => void fences.push(fence));
  const place = fences.findIndex((fence) => getTitle(fence) === 'rslib.config.ts');
  const after = fences[place];
  const before = fences
    .slice(0, Math.max(place, 0))
    .findLast((fence) => /^build\.mjs$|^tsconfig\.json$|\.config\./.test(getTitle(fence)));
  if (!after || !before) throw new Error('it shows no old config before `rslib.config.ts`.');
  const { lang, value } = before;
  return { title: getTitle(before), lang: lang ?? 'ts', before: value, after: after.value };
}

const getTitle = ({ meta }: Code): string => /\btitle="([^"]*)"/.exec(meta ?? '')?.[1] ?? '';
