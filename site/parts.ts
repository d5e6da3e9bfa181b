/** What a page may write in the place of a prop's value: any of a kind, or one of some texts. */
export type PartProp = 'text' | 'number' | 'flag' | 'expression' | readonly string[];

export interface Part {
  /** What readers get, in a sentence: for editors and the page that shows every part. */
  about: string;
  props: Readonly<Record<string, PartProp>>;
  /** Props that must be there. */
  required?: readonly string[];
  /** The only part it may stand in. */
  inside?: string;
  /** The only page it is for. */
  page?: string;
  /** How the keys of its texts in `i18n.json` begin: they reach the pages that have it, and no other. */
  texts?: string;
}

/** What a badge says beside its word; each has a colour. */
export const badgeTones = ['note', 'tip', 'warning', 'danger'] as const;

/**
 * Components that pages may write and that only some pages use. `build/components/parts` imports each from
 * `theme/mdx/<Name>` into the pages that name it, so that no other page carries it.
 */
export const parts: Readonly<Record<string, Part>> = {
  Example: {
    about: 'Shows what stands in it as readers see it, with its MDX beside.',
    props: {},
  },
  Columns: { about: 'Puts its `Column`s side by side where the screen has room.', props: {} },
  Column: { about: 'One of several columns.', props: {}, inside: 'Columns' },
  Badge: {
    about: 'A word about what stands before it, such as “experimental”.',
    props: { tone: badgeTones },
  },
  Kbd: { about: 'Keys to press, joined by `+`: each is drawn as a key.', props: {} },
  Definitions: {
    about: 'Terms and their explanations, from a list of `term: explanation`.',
    props: {},
  },
  FileTree: {
    about: 'Folders and files from a list: bold ones are marked, what follows a name is a comment.',
    props: {},
  },
  TableCards: {
    about: 'Makes each row of a table a card on narrow screens, named by its first cell.',
    props: {},
  },
  Diagram: {
    about: 'Boxes and arrows from a list, drawn when the site is built.',
    props: { title: 'text' },
    required: ['title'],
  },
  Tabs: {
    about: 'Shows one of its `Tab`s; a `group` keeps the choice, on every page that has it.',
    props: { group: 'text', label: 'text' },
  },
  Tab: {
    about: 'One of several tabs; `value` names it in addresses, else its label does.',
    props: { label: 'text', value: 'text' },
    required: ['label'],
    inside: 'Tabs',
  },
  PackageManagerTabs: {
    about: 'Shows a command, `add -D typescript`, for npm, yarn, pnpm and bun.',
    props: { command: 'text', 'not-run': 'text' },
    required: ['command'],
  },
  ConfigConverter: {
    about: 'Converts configs of other tools in the browser.',
    props: {},
    page: '/tools/config-converter',
    texts: 'converter',
  },
  OfflineReading: {
    about: 'Keeps the site for reading without a network, where the reader wants it.',
    props: {},
    page: '/offline',
    texts: 'offline',
  },
  Steps: { about: 'Numbers the h3 headings in it, or the items of its list.', props: {} },
};

/** Whether a text of `i18n.json` is that of a part. */
export const isPartText = (key: string): boolean =>
  Object.values(parts).some(({ texts }) => texts !== undefined && key.startsWith(texts));
