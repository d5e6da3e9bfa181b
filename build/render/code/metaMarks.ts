import {
  findAllSubstringIndexes,
  parseMetaHighlightString,
  parseMetaHighlightWords,
} from '@shikijs/transformers';
import { dropAttributes } from './CodeMeta';
import { markClasses, type Transformer } from './notations';

/**
 * Marks the lines of `{1,3-5}` and the words of `/word/` after a fence's language. The library's own
 * transformers would take `title="src/a/b.ts"` for the word `a`.
 */
export function metaMarks(): Transformer {
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
    line(node, line) {
      const lines = parseMetaHighlightString(readWords(this.options.meta)) ?? [];
      if (lines.includes(line)) this.addClassToHast(node, markClasses.marked);
    },
  };
}

const readWords = (meta: { __raw?: string } | undefined): string =>
  dropAttributes(meta?.__raw ?? '');
