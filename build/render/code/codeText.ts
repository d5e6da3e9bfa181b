import type { Element } from 'hast';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type CodePlace, readCodeMeta, resolveCode } from '../../read/codeFiles';
import { markClasses, notations } from './codeMarks';

/** What lines are called that are marked as wrong or doubtful. */
export interface LevelWords {
  error: string;
  warning: string;
}

const level = /\[!code (error|warning)(?::\d+)?\]/g;

/**
 * Makes the code of a page what readers see: from the files it names, with its title, without the words
 * and comments that decorate it. Where lines are added or removed it becomes a diff, which says so in
 * text; the comment that marks a line as wrong becomes one that says so.
 * @throws CodeSourceError where a page names code that is not there.
 */
export function codeToMarkdown(tree: Root, place: CodePlace, words: LevelWords): void {
  visit(tree, 'code', (node) => {
    if (node.lang) rewrite(node, place, words);
  });
}

function rewrite(node: Code, place: CodePlace, words: LevelWords): void {
  const meta = readCodeMeta(node.meta ?? '');
  const lang = node.lang ?? '';
  const value = resolveCode(meta, place) ?? node.value;
  // Code of MDX shows how marks are written.
  const named =
    lang === 'mdx' ? value : value.replace(level, (_, name: keyof LevelWords) => words[name]);
  const lines = readMarkedLines(named, lang);
  const isDiff = lines.some(({ isAdded, isRemoved }) => isAdded || isRemoved);
  node.lang = isDiff ? 'diff' : lang;
  node.meta = meta.title ? `title="${meta.title}"` : null;
  node.value = lines
    .map(({ text, isAdded, isRemoved }) =>
      isDiff ? `${isAdded ? '+' : isRemoved ? '-' : ' '}${text}`.trimEnd() : text,
    )
    .join('\n');
}

export interface MarkedLine {
  text: string;
  isAdded: boolean;
  isRemoved: boolean;
}

const notation = /\[\\?!code\b/;
// What may stand before a notation: the comment's opening, in JSX within braces.
const comment =
  /(\{?)((?:\/\/|\/\*|<!--|#|;{1,2}|%{1,2}|--|\*)(?:(?!\/\/|\/\*|<!--).)*?\[!code\b.*?(?:\*\/|-->|$))/;

/**
 * The lines of a fence as readers see them: without the comments that mark lines, and what these say
 * was added or removed. It is the highlighter's own reading, from text: what pages become beside HTML.
 */
export function readMarkedLines(code: string, lang: string): MarkedLine[] {
  const texts = code.split('\n');
  if (!notation.test(code)) return texts.map((text) => toLine(text, ''));
  const root: Element = { type: 'element', tagName: 'code', properties: {}, children: [] };
  for (const text of texts) {
    if (root.children.length > 0) root.children.push({ type: 'text', value: '\n' });
    root.children.push({
      type: 'element',
      tagName: 'span',
      properties: { class: 'line' },
      children: splitTokens(text),
    });
  }
  const context = {
    options: { lang },
    pre: root,
    code: root,
    addClassToHast(node: Element, names: string | string[]) {
      node.properties.class = [node.properties.class, names].flat().join(' ');
    },
  };
  for (const transformer of notations()) {
    transformer.code?.call(context as never, root);
  }
  return root.children.flatMap((line) =>
    line.type === 'element' ? [toLine(getText(line).trimEnd(), String(line.properties.class))] : [],
  );
}

const toLine = (text: string, classes: string): MarkedLine => ({
  text,
  isAdded: classes.split(' ').includes(markClasses.added),
  isRemoved: classes.split(' ').includes(markClasses.removed),
});

/** As the highlighter would: code, then the comment; a comment alone takes the space before it. */
function splitTokens(text: string): Element[] {
  const match = comment.exec(text);
  if (!match) return [toToken(text)];
  const [, brace = '', words = ''] = match;
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + brace.length + words.length);
  if (brace && after.startsWith('}')) {
    const opening = before.trim() === '' ? [before + brace] : [before, brace];
    return [...opening, words, '}', after.slice(1)].filter(Boolean).map(toToken);
  }
  const code = before + brace;
  const tokens = code.trim() === '' ? [code + words, after] : [code, words, after];
  return tokens.filter(Boolean).map(toToken);
}

const toToken = (value: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: {},
  children: [{ type: 'text', value }],
});

const getText = (node: Element): string =>
  node.children
    .map((child) =>
      child.type === 'text' ? child.value : child.type === 'element' ? getText(child) : '',
    )
    .join('');

/** Code as whoever copies it gets it: what the page marks as removed is not there. */
export const getFinalCode = (code: string, lang: string): string =>
  readMarkedLines(code, lang)
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ text }) => text)
    .join('\n');
