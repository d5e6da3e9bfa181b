import { createHash } from 'node:crypto';
import type { Code, List, Nodes } from 'mdast';
import { splitFrontMatter } from '../../read/frontMatter';
import { getPosition, isJsxElement } from '../../read/mdx';
import { readPage } from '../../read/page';
import {
  isComment,
  type Part,
  readItems,
  readPart,
  readRows,
  readTag,
  readTitle,
  toPart,
  type Fact,
  listNumbers,
} from './parts';
import { z } from 'zod';
import { frontMatterSchema } from '../../../site/frontMatterSchema';
import type { Located } from '../../read/located';

/** A paragraph, list, table, fence or tag of a page: what is translated and compared as one. */
export interface Block {
  /** What it is, after the components that it is in: `Tabs Tab paragraph`. */
  kind: string;
  line: number;
  /** As written, without what makes no difference; of a fence without its reason for not being run. */
  text: string;
  /** Changes with the kind and the lines in the source, whatever is read out of them. */
  hash: string;
  /** Rows of a table and items of a list; of others there is one. */
  parts: Part[];
}

/** The blocks of a page in reading order, its front matter first; undefined where it is no MDX. */
export function readBlocks(source: string, format: 'mdx' | 'md' = 'mdx'): Block[] | undefined {
  const { tree, body, frontMatter, headings } = readPage(source, format);
  if (!tree) return undefined;
  const lines = body.split('\n');
  const ids = headings.map(({ id }) => id);
  const blocks: Block[] = [];
  const add = (node: Nodes, kind: string, parts: Part[], written?: string): void => {
    const { line } = getPosition(node);
    const own = slice(node, lines);
    blocks.push({ kind, line, text: written ?? own, hash: digestText(`${kind}\n${own}`), parts });
  };
  const walk = (node: Nodes, place: string): void => {
    const at = (name: string): string => `${place}${name}`;
    if (node.type === 'heading') add(node, at(`h${node.depth}`), [readTitle(node, ids.shift())]);
    else if (node.type === 'paragraph') add(node, at('paragraph'), [readPart(node)]);
    else if (node.type === 'code') addCode(node, at('fence'));
    else if (node.type === 'table') add(node, at('table'), readRows(node));
    else if (node.type === 'list' && isPlain(node)) add(node, at('list'), readItems(node));
    else if (node.type === 'definition')
      add(node, at('definition'), [toPart(node, { link: [node.url] })]);
    else if (isJsxElement(node)) {
      const { text, part } = readTag(node);
      add(node, at(`<${node.name}>`), [part], text);
      for (const child of node.children) walk(child, at(`${node.name} `));
    } else if ('children' in node) {
      node.children.forEach((child, index) => {
        const step = node.type === 'list' ? `item ${index + 1} ` : `${containers[node.type] ?? ''}`;
        walk(child, at(step));
      });
    } else if (!isComment(node)) {
      const value = 'value' in node ? node.value : '';
      add(node, at(node.type), [toPart(node, value ? { shape: [value] } : {})]);
    }
  };
  function addCode(node: Code, kind: string): void {
    const written = node.meta ?? '';
    const reason = / ?not-run="([^"]*)"/.exec(written);
    const meta = (reason ? written.replace(reason[0], ' not-run') : written).trim();
    const text = `${[node.lang, meta].filter(Boolean).join(' ')}\n${node.value}`;
    add(node, kind, [{ ...toPart(node, {}), prose: reason?.[1] ?? '' }], text);
  }
  if (frontMatter) {
    const { yaml: text = '' } = splitFrontMatter(source);
    const part = readFrontMatterPart(frontMatter);
    blocks.push({
      kind: 'front matter',
      line: part.line,
      text,
      hash: digestText(keepSeen(text)),
      parts: [part],
    });
  }
  walk(tree, '');
  return blocks;
}

/** Six digits tell the versions of one block apart. */
export const digestText = (text: string): string =>
  createHash('sha256').update(text.replaceAll(/\s+/g, ' ').trim()).digest('hex').slice(0, 6);

const containers: Partial<Record<Nodes['type'], string>> = {
  blockquote: 'quote ',
  footnoteDefinition: 'footnote ',
};

/** Whether all items are a line of text, as lists in them are. */
const isPlain = ({ children }: List): boolean =>
  children.every((item) =>
    item.children.every((child, index) =>
      index === 0 ? child.type === 'paragraph' : child.type === 'list' && isPlain(child),
    ),
  );

/** The lines of a block; of a tag those before what is in it, which are blocks themselves. */
function slice(node: Nodes, lines: readonly string[]): string {
  const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 1 } };
  const [inside] = isJsxElement(node) ? node.children : [];
  const last = inside ? Math.max(start.line, getPosition(inside).line - 1) : end.line;
  const text = lines.slice(start.line - 1, last).join('\n');
  // Cells are padded by the formatter.
  return node.type === 'table' ? text.replaceAll(/ {2,}|-{3,}/g, (run) => run[0] ?? '') : text;
}

interface HeadSchema {
  words?: boolean;
  anyOf?: HeadSchema[];
  items?: HeadSchema;
  properties?: Record<string, HeadSchema>;
}

/** Keys of front matter that readers see, as `site/frontMatterSchema.ts` marks them: `hero.actions.text`. */
const readKeys = new Set(listWords(z.toJSONSchema(frontMatterSchema) as HeadSchema));

function listWords({ words, anyOf = [], items, properties = {} }: HeadSchema, key = ''): string[] {
  const inside = [...anyOf, ...(items ? [items] : [])].flatMap((one) => listWords(one, key));
  const below = Object.entries(properties).flatMap(([name, one]) =>
    listWords(one, joinKeys(key, name)),
  );
  return [...(words ? [key] : []), ...inside, ...below];
}

function joinKeys(...keys: string[]): string {
  return keys.filter(Boolean).join('.');
}

/** The lines of front matter of whose keys readers see something: the others change no translation. */
const keepSeen = (yaml: string): string =>
  yaml
    .split(/^(?=\w)/m)
    .filter((lines) => {
      const [key = ''] = /^[\w-]+/.exec(lines) ?? [];
      return [...readKeys].some((one) => one === key || one.startsWith(`${key}.`));
    })
    .join('');

/** Front matter as one part: what readers see of it is prose, the rest is equal. */
function readFrontMatterPart(frontMatter: Located): Part {
  const facts: Fact[] = [];
  const read: string[] = [];
  const walk = (node: Located, key: string): void => {
    if (node.type === 'list')
      node.items.forEach((item, index) => walk(item, `${key}.${index + 1}`));
    else if (node.type === 'object')
      for (const entry of node.entries) walk(entry.value, joinKeys(key, entry.key));
    else if (readKeys.has(key.replaceAll(/\.\d+/g, ''))) {
      facts.push({ kind: 'shape', value: `\`${key}\`` }, ...listNumbers(String(node.value)));
      read.push(String(node.value));
    } else facts.push({ kind: 'shape', value: `\`${key}: ${String(node.value)}\`` });
  };
  walk(frontMatter, '');
  return { line: frontMatter.line, facts, prose: read.join('\n') };
}
