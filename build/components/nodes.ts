import type {
  Code,
  InlineCode,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
  TableCell,
  Text,
} from 'mdast';

/** What a component becomes: Markdown, so that the HTML and the `.md` page say the same. */
export type Block = RootContent;
export type Inline = PhrasingContent;

export const text = (value: string): Text => ({ type: 'text', value });

export const inlineCode = (value: string): InlineCode => ({ type: 'inlineCode', value });

export const strong = (value: string): Inline => ({ type: 'strong', children: [text(value)] });

export const link = (url: string, ...children: Inline[]): Inline =>
  ({ type: 'link', url, children }) as Inline;

/** Text with code spans as nodes: `` `true` when … ``. */
export function parseCode(value: string): Inline[] {
  return value
    .split('`')
    .map((part, index) => (index % 2 ? inlineCode(part) : text(part)))
    .filter((node) => node.value !== '');
}

/** Nodes, or runs of them, with a separator between each two. */
export const join = (items: readonly (Inline | Inline[])[], separator: string): Inline[] =>
  items.flatMap((item, index) => [...(index > 0 ? [text(separator)] : []), ...[item].flat()]);

export const paragraph = (...children: Inline[]): Paragraph => ({ type: 'paragraph', children });

/** A list with a bullet before each item. */
export const list = (items: readonly Inline[][]): List =>
  listOfBlocks(items.map((children) => [paragraph(...children)]));

export const listOfBlocks = (items: readonly ListItem['children'][]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((children) => ({ type: 'listItem', spread: false, children })),
});

/**
 * A fence, of the class `output` or none; its last line break is not part of it, and Windows line ends are
 * not kept.
 */
export function fence(lang: string, value: string, title?: string, fenceClass?: 'output'): Code {
  return {
    type: 'code',
    lang,
    meta: [fenceClass, title && `title="${title}"`].filter(Boolean).join(' ') || null,
    value: toUnix(value).replace(/\n$/, ''),
  };
}

/** Text with the line ends of Unix, so that files of both kinds can be compared line by line. */
export const toUnix = (value: string): string => value.replaceAll('\r\n', '\n');

/** A table from rows of cells, each a text or nodes; the first row is its head. */
export function table(rows: readonly (readonly (string | Inline[])[])[]): Table {
  return {
    type: 'table',
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell): TableCell => ({
        type: 'tableCell',
        children: typeof cell === 'string' ? [text(cell)] : [...cell],
      })),
    })),
  };
}

const languages: Readonly<Record<string, string>> = {
  js: 'js',
  mjs: 'js',
  cjs: 'js',
  jsx: 'jsx',
  ts: 'ts',
  mts: 'ts',
  cts: 'ts',
  tsx: 'tsx',
  json: 'json',
  css: 'css',
  html: 'html',
  vue: 'vue',
};

/** The highlighter's name for a file's language. */
export function getLanguage(file: string): string {
  return languages[file.split('.').at(-1) ?? ''] ?? 'text';
}
