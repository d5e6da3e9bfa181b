import {
  transformerNotationDiff,
  transformerNotationErrorLevel,
  transformerNotationFocus,
  transformerNotationHighlight,
  transformerNotationWordHighlight,
  transformerRemoveNotationEscape,
} from '@shikijs/transformers';

export interface MarkedLine {
  text: string;
  isAdded: boolean;
  isRemoved: boolean;
}

const mark =
  /\s*\[!code (\+\+|--|highlight|hl|focus|error|warning|word:(?:\\.|[^:\]])+)(?::(\d+))?\]/g;
const emptyComment = /\s*(?:\/\/|#|\/\*\s*\*\/|\{\/\*\s*\*\/\}|<!--\s*-->)\s*$/;

/**
 * The lines of a fence as readers see them: without the comments that mark lines, and what these say
 * was added or removed. A comment on its own line marks those that follow (see `notations`).
 */
export function readMarkedLines(code: string, lang: string): MarkedLine[] {
  const lines: MarkedLine[] = [];
  let open: { name: string; left: number }[] = [];
  for (const source of code.split('\n')) {
    const marks = lang === 'mdx' ? [] : [...source.matchAll(mark)];
    open.push(...marks.map(([, name = '', count = '1']) => ({ name, left: Number(count) })));
    const text = marks.length > 0 ? source.replace(mark, '').replace(emptyComment, '') : source;
    if (marks.length > 0 && text.trim() === '') continue;
    lines.push({
      text: lang === 'mdx' ? text : text.replaceAll('[\\!code', '[!code'),
      isAdded: open.some(({ name }) => name === '++'),
      isRemoved: open.some(({ name }) => name === '--'),
    });
    open = open.map(({ name, left }) => ({ name, left: left - 1 })).filter(({ left }) => left > 0);
  }
  return lines;
}

/** Code as it is copied: what the page marks as removed is not there. */
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
