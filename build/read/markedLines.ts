import {
  transformerNotationDiff,
  transformerNotationErrorLevel,
  transformerNotationFocus,
  transformerNotationHighlight,
  transformerNotationWordHighlight,
  transformerRemoveNotationEscape,
} from '@shikijs/transformers';
import type { Element } from 'hast';

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

export type Transformer = ReturnType<typeof transformerNotationDiff>;

/** Classes that lines and words get; markLines makes elements of them. */
export const markClasses = {
  added: 'added',
  removed: 'removed',
  marked: 'marked',
  focused: 'focused',
  error: 'error',
  warning: 'warning',
  word: 'word',
} as const;

/**
 * What comments in code say of its lines: `// [!code ++]`, `--`, `highlight`, `focus`, `error`,
 * `warning`, `word:…`. The comments go, their words become classes; `[\!code …]` shows one.
 */
export const notations = (): Transformer[] => readers.map(skipSource);

const readers: readonly Transformer[] = [
  transformerNotationDiff({
    classLineAdd: markClasses.added,
    classLineRemove: markClasses.removed,
  }),
  transformerNotationHighlight({ classActiveLine: markClasses.marked }),
  transformerNotationFocus({ classActiveLine: markClasses.focused }),
  transformerNotationErrorLevel({
    classMap: { error: markClasses.error, warning: markClasses.warning },
  }),
  transformerNotationWordHighlight({ classActiveWord: markClasses.word }),
  transformerRemoveNotationEscape(),
];

/** Code in MDX shows how pages are written: what is in its fences stays as it is. */
const skipSource = (transformer: Transformer): Transformer => ({
  name: transformer.name,
  code(node) {
    return this.options.lang === 'mdx' ? undefined : transformer.code?.call(this, node);
  },
});
