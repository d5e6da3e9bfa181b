import { createHash } from 'node:crypto';
import type { Code, Heading, List, Nodes, Table } from 'mdast';
import { z } from 'zod';
import { frontMatterSchema } from '../../../site/frontMatterSchema';
import { components } from '../../components/registry';
import type { Located } from '../../read/located';
import { splitFrontMatter } from '../../read/frontMatter';
import { getPosition, isJsxElement, type JsxElement } from '../../read/mdx';
import { readPage } from '../../read/page';

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

export interface Part {
  line: number;
  /** What must be equal in every language. */
  facts: Fact[];
  /** The words that readers see, with `\uFFFC` for each piece of code and each component. */
  prose: string;
}

export interface Fact {
  kind: 'code' | 'component' | 'link' | 'number' | 'shape';
  /** As a message names it. */
  value: string;
}

/** Whether readers see the text of an attribute: of HTML, or as the registry says. */
const isRead = (name: string | null, attribute: string): boolean =>
  ['alt', 'title', 'label', 'aria-label'].includes(attribute) ||
  components.get(name ?? '')?.attributes[attribute] === 'words';

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
    blocks.push({ kind, line, text: written ?? own, hash: hashText(`${kind}\n${own}`), parts });
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
    const reason = / ?not-run="([^"]*)"/.exec(node.meta ?? '');
    const meta = (node.meta ?? '').replace(reason?.[0] ?? '', ' not-run').trim();
    const text = `${[node.lang, meta].filter(Boolean).join(' ')}\n${node.value}`;
    add(node, kind, [{ ...toPart(node, {}), prose: reason?.[1] ?? '' }], text);
  }
  if (frontMatter) blocks.push(readHead(frontMatter, splitFrontMatter(source).yaml));
  walk(tree, '');
  return blocks;
}

/** Six digits tell the versions of one block apart. */
export const hashText = (text: string): string =>
  createHash('sha256').update(text.replaceAll(/\s+/g, ' ').trim()).digest('hex').slice(0, 6);

const containers: Partial<Record<Nodes['type'], string>> = {
  blockquote: 'quote ',
  footnoteDefinition: 'footnote ',
};

const isComment = (node: Nodes): boolean =>
  (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
  /^\s*(?:\/\*[^]*\*\/\s*)?$/.test(node.value);

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

type Facts = Partial<Record<Fact['kind'], readonly string[]>>;

const toPart = (node: Nodes, facts: Facts): Part => ({
  line: getPosition(node).line,
  facts: listFacts(facts),
  prose: '',
});

const listFacts = (facts: Facts): Fact[] =>
  (Object.keys(facts) as Fact['kind'][]).flatMap((kind) =>
    (facts[kind] ?? []).map((value) => ({ kind, value })),
  );

function readTitle(node: Heading, id = ''): Part {
  const part = readPart(node);
  // Links lead to the page rather than to its title.
  if (node.depth === 1) return part;
  return { ...part, facts: [...part.facts, { kind: 'shape', value: `{#${id}}` }] };
}

const readRows = ({ children }: Table): Part[] =>
  children.map((row) => readPart(row, `${row.children.length} cells`));

const readItems = ({ children, ordered }: List, depth = 1): Part[] =>
  children.flatMap(({ children: [first, ...lists] }) => [
    ...(first ? [readPart(first, `${ordered ? 'numbered ' : ''}item of level ${depth}`)] : []),
    ...lists.flatMap((list) => (list.type === 'list' ? readItems(list, depth + 1) : [])),
  ]);

/** The facts and words of a paragraph, heading, row or item. */
function readPart(node: Nodes, shape?: string): Part {
  const facts: Fact[] = shape ? [{ kind: 'shape', value: shape }] : [];
  const walk = (child: Nodes): string => {
    if (child.type === 'text') return child.value;
    if (child.type === 'break') return '\n';
    if (child.type === 'inlineCode') {
      facts.push({ kind: 'code', value: `\`${child.value.replaceAll(/\s+/g, ' ')}\`` });
      return '\uFFFC';
    }
    if (isComment(child)) return '';
    if (child.type === 'link') facts.push({ kind: 'link', value: child.url });
    if (child.type === 'image') {
      facts.push({ kind: 'link', value: child.url });
      return child.alt ?? '';
    }
    if (child.type === 'footnoteReference' || child.type === 'linkReference')
      facts.push({ kind: 'link', value: `[${child.identifier}]` });
    if (isJsxElement(child)) {
      const { text, part } = readTag(child);
      facts.push({ kind: 'component', value: text }, ...part.facts.filter(isCode));
      return ['\uFFFC', part.prose, ...child.children.map(walk)].join('');
    }
    if ('children' in child) {
      return child.children.map(walk).join(child.type === 'tableRow' ? ' | ' : '');
    }
    if ('value' in child) facts.push({ kind: 'code', value: `{${child.value}}` });
    return '';
  };
  const prose = walk(node)
    .replaceAll(/^:::[ \t]*\w*/gm, (sign) => {
      facts.push({ kind: 'shape', value: sign });
      return '';
    })
    .replace(/\{#.*\}$/, '');
  facts.push(...listNumbers(prose));
  return { line: getPosition(node).line, facts, prose: prose.trim() };
}

const isCode = ({ kind }: Fact): boolean => kind === 'code' || kind === 'number';

/** A tag without the attributes that readers see, and what is in these. */
function readTag({ name, attributes, ...node }: JsxElement): { text: string; part: Part } {
  const written: string[] = [];
  const facts: Fact[] = [];
  let prose = '';
  for (const attribute of attributes) {
    const value = typeof attribute.value === 'string' ? attribute.value : attribute.value?.value;
    if (attribute.type !== 'mdxJsxAttribute') written.push(`{${attribute.value}}`);
    else if (isRead(name, attribute.name) && value !== undefined) {
      written.push(`${attribute.name}="…"`);
      const bare = value.replaceAll(/`[^`]*`/g, (code) => {
        facts.push({ kind: 'code', value: code });
        return '\uFFFC';
      });
      facts.push(...listNumbers(bare));
      prose += `${bare}\n`;
    } else written.push(value === undefined ? attribute.name : `${attribute.name}="${value}"`);
  }
  const text = `<${[name, ...written.sort()].join(' ')}>`;
  return {
    text,
    part: {
      line: node.position?.start.line ?? 1,
      facts: [{ kind: 'component', value: text }, ...facts],
      prose,
    },
  };
}

const months =
  'January February March April May June July August September October November December';
const monthNumbers = new Map(months.split(' ').map((name, index) => [name, String(index + 1)]));
const datePattern = new RegExp(
  `\\b(${months.replaceAll(' ', '|')})(?= \\d)|(?<=\\d )(${months.replaceAll(' ', '|')})\\b`,
  'g',
);

const listNumbers = (prose: string): Fact[] =>
  (
    prose
      .replaceAll(datePattern, (name) => monthNumbers.get(name) ?? name)
      .match(/\d+(?:[.,]\d+)*/g) ?? []
  ).map((value) => ({ kind: 'number', value }));

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

/** Front matter as one block: what readers see of it is prose, the rest is equal. */
function readHead(frontMatter: Located, yaml = ''): Block {
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
  const { line } = frontMatter;
  const parts = [{ line, facts, prose: read.join('\n') }];
  return { kind: 'front matter', line, text: yaml, hash: hashText(yaml), parts };
}
