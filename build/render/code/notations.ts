import {
  transformerNotationDiff,
  transformerNotationErrorLevel,
  transformerNotationFocus,
  transformerNotationHighlight,
  transformerNotationWordHighlight,
  transformerRemoveNotationEscape,
} from '@shikijs/transformers';

export type Transformer = ReturnType<typeof transformerNotationDiff>;

/** Classes that lines and words get; build/render/code/markLines makes elements of them. */
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
