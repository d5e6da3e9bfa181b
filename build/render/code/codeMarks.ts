import type { UserConfig } from '@rspress/core';
import {
  findAllSubstringIndexes,
  parseMetaHighlightString,
  parseMetaHighlightWords,
} from '@shikijs/transformers';
import type { Element } from 'hast';
import { tokenClasses } from './tokenClasses';
import { dropAttributes } from '../../read/codeFiles';
import { parseMeta } from '../../read/fences';
import { markClasses, notations, type Transformer } from '../../read/markedLines';

type Transformers = NonNullable<
  NonNullable<NonNullable<UserConfig['markdown']>['shiki']>['transformers']
>;

/** What the highlighter does besides coloring: marks, and few classes in the place of colors. */
export const codeTransformers = (): Transformers =>
  [metaMarks(), ...notations(), tokenClasses()] as Transformers;

/**
 * Marks the lines of `{1,3-5}` and the words of `/word/` after a fence's language, and says of a block that
 * it is `output`. The library's own transformers would take `title="src/a/b.ts"` for the word `a`.
 */
function metaMarks(): Transformer {
  return {
    name: 'meta-marks',
    preprocess(code, options) {
      const decorations = parseMetaHighlightWords(readWords(this.options.meta)).flatMap((word) =>
        findAllSubstringIndexes(code, word).map((start) => ({
          start,
          end: start + word.length,
          properties: { class: markClasses.word },
        })),
      );
      if (decorations.length > 0)
        options.decorations = [...(options.decorations ?? []), ...decorations];
    },
    pre(node) {
      const { classes } = parseMeta(this.options.meta?.__raw ?? '');
      if (classes.includes('output')) node.properties.output = true;
    },
    line(node, line) {
      const lines = parseMetaHighlightString(readWords(this.options.meta)) ?? [];
      if (lines.includes(line)) this.addClassToHast(node, markClasses.marked);
    },
  };
}

const readWords = (meta: { __raw?: string } | undefined): string =>
  dropAttributes(meta?.__raw ?? '');

const elements: Readonly<Record<string, string>> = {
  [markClasses.added]: 'ins',
  [markClasses.removed]: 'del',
  [markClasses.marked]: 'mark',
};

/** What the sign at the start of a line of a diff says; `+++` and `---` name files. */
const signs: Readonly<Record<string, string>> = { '+': 'ins', '-': 'del' };

/**
 * Says with elements what classes say of lines and words: `<ins>`, `<del>`, `<mark>`. Levels and
 * focus stay classes. Gives whether there was anything to say.
 */
export function markLines(code: Element, lang: string): boolean {
  let isMarked = false;
  for (const line of listLines(code)) {
    const names = getClasses(line);
    const kept = names.filter((name) => name !== 'line' && !(name in elements));
    const named = names.find((name) => name in elements);
    const tagName = named ? elements[named] : lang === 'diff' ? getSigned(line) : undefined;
    if (tagName) line.tagName = tagName;
    if (tagName || kept.length > 0) {
      line.properties.class = ['line', ...kept].join(' ');
      isMarked = true;
      trimEnd(line);
    }
    if (markWords(line)) isMarked = true;
  }
  return isMarked;
}

/** The space before a comment that is gone. */
function trimEnd(line: Element): void {
  const last = line.children.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
  if (last?.type === 'text' && last.value === '') line.children.pop();
}

/** Lines of a highlighted block, one element each. */
export const listLines = (code: Element): Element[] =>
  code.children.filter((child) => child.type === 'element');

/** An element's classes, as plugins of all kinds write them. */
const getClasses = ({ properties }: Element): string[] =>
  [properties.class ?? properties.className ?? []].flat().join(' ').split(' ').filter(Boolean);

function getSigned(line: Element): string | undefined {
  const text = getText(line);
  return /^(?:\+\+\+|---) /.test(text) ? undefined : signs[text.charAt(0)];
}

/** A word's span holds tokens, or is one itself and then is inside a `<mark>`. */
function markWords(line: Element): boolean {
  let isMarked = false;
  line.children = line.children.map((child) => {
    if (child.type !== 'element') return child;
    const names = getClasses(child);
    if (!names.includes(markClasses.word)) return child;
    isMarked = true;
    const others = names.filter((name) => name !== markClasses.word);
    const inside: Element[] | Element['children'] =
      others.length > 0 ? [{ ...child, properties: { class: others.join(' ') } }] : child.children;
    return { type: 'element', tagName: 'mark', properties: {}, children: inside };
  });
  return isMarked;
}

/** The text of an element. */
const getText = (element: Element): string =>
  element.children
    .map((child) =>
      child.type === 'text' ? child.value : child.type === 'element' ? getText(child) : '',
    )
    .join('');
