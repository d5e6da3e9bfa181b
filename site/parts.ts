/** What a page may write in the place of a prop's value. */
export type PartProp = 'text' | 'number' | 'flag' | 'expression';

export interface Part {
  /** What readers get, in a sentence: for editors and the page that shows every part. */
  about: string;
  props: Readonly<Record<string, PartProp>>;
  /** Props that must be there. */
  required?: readonly string[];
  /** The only part it may stand in. */
  inside?: string;
}

/**
 * Components that pages may write and that only some pages use. `plugins/parts` imports each from
 * `theme/mdx/<Name>` into the pages that name it, so that no other page carries it.
 */
export const parts: Readonly<Record<string, Part>> = {
  Example: {
    about: 'Shows what stands in it as readers see it, with its MDX beside.',
    props: {},
  },
  Columns: { about: 'Puts its `Column`s side by side where the screen has room.', props: {} },
  Column: { about: 'One of several columns.', props: {}, inside: 'Columns' },
};
