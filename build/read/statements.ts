import type { Nodes, Parent } from 'mdast';
import { getAttribute, getPosition, isJsxElement } from './mdx';
import { readPage } from './page';

/** A sentence, an item of a list without a stop, or a row of a table. */
export interface Statement {
  line: number;
  column: number;
  /** Its words: code and flags in backticks, `\uFFFC` for another component, ` | ` between cells. */
  text: string;
  /** Ids of the cases that `<Tested>` ties it to. */
  tested: string[];
  /** What stands right below the last sentence of a paragraph, with its items if it is a list or table. */
  below?: { line: number; items: number };
}

/** The statements of a page, its headings left out; none where the page is no MDX. */
export function readStatements(source: string): Statement[] {
  const { tree } = readPage(source);
  const statements: Statement[] = [];
  const walk = (node: Nodes, next?: Nodes): void => {
    if (node.type === 'paragraph') {
      const sentences = readSentences(node);
      const last = sentences.at(-1);
      if (last && next) last.below = { line: getPosition(next).line, items: countItems(next) };
      statements.push(...sentences);
    } else if (node.type === 'tableRow') statements.push(readRow(node));
    else if ('children' in node)
      node.children.forEach((child, index) => walk(child, node.children[index + 1]));
  };
  if (tree) walk(tree);
  return statements;
}

/** Items of a list, rows of a table below its head. */
function countItems(node: Nodes): number {
  if (node.type === 'list') return node.children.length;
  return node.type === 'table' ? node.children.length - 1 : 0;
}

// Cases while the text is split: between characters of private use, which no page has.
const marks = /\uE000([^\uE001]*)\uE001/g;
const ends = /(?<=[.!?](?:\uE000[^\uE001]*\uE001)*) +(?=[\p{Lu}`\uFFFC])/u;
const mark = (text: string): string => `\uE000${text}\uE001`;

function readSentences(node: Parent & Nodes): Statement[] {
  const { line, column } = getPosition(node);
  const lines = readText(node)
    .replaceAll(/ +(?=\uE000)/g, '')
    .split('\n');
  return lines.flatMap((text, index) =>
    text
      .split(ends)
      .map((sentence) => toStatement(sentence, line + index, index === 0 ? column : 1)),
  );
}

function readRow(node: Parent & Nodes): Statement {
  const { line, column } = getPosition(node);
  return toStatement(node.children.map(readText).join(' | '), line, column);
}

function toStatement(text: string, line: number, column: number): Statement {
  return {
    line,
    column,
    text: text.replaceAll(marks, '').trim(),
    tested: [...text.matchAll(marks)].flatMap(([, ids = '']) => ids.split(/\s+/)),
  };
}

function readText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (isJsxElement(node) && node.name === 'Tested') return mark(getAttribute(node, 'cases') ?? '');
  if (isJsxElement(node) && node.name === 'Flag') return `\`${getAttribute(node, 'name')}\``;
  if (!('children' in node) || node.children.length === 0) {
    return node.type.startsWith('mdx') ? '\uFFFC' : '';
  }
  return node.children.map(readText).join('');
}

const punctuation = '[\\u3000-\\u303f\\uff01-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65]';
const afterPunctuation = new RegExp(`(?<=${punctuation})\\s+`, 'g');
const betweenCharacters = new RegExp(
  `(?<=\\p{Script=Han})[^\\S\\n]*\\n\\s*(?=\\p{Script=Han}|${punctuation})`,
  'gu',
);

/** A text without the line ends that Chinese has no space for. @param before what is shown before it */
export function joinLines(text: string, before = ''): string {
  // With the last character in front, so that a line end at the start of a node is seen as well.
  const start = before.slice(-1);
  return (start + text)
    .replace(afterPunctuation, '')
    .replace(betweenCharacters, '')
    .slice(start.length);
}
