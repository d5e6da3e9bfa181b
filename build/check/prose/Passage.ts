/** What stands for a piece of code, or a component, within a sentence: one word that no rule reads. */
export const codeMark = '\uFFFC';

/** A piece of prose: a paragraph, a heading, a cell of a table, or a text of the front matter. */
export interface Passage {
  kind: 'paragraph' | 'heading' | 'cell' | 'frontMatter';
  /** Without markup; lines of the source stay lines. */
  text: string;
  /** Stretches of the text that are links, in order. */
  links: readonly { from: number; to: number }[];
  /** The source's line at an offset of the text. */
  getLine: (offset: number) => number;
}
