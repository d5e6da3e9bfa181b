/** Headings that pages of a kind share (build/check/content/pageShapes.ts). */
export const sharedHeadings = {
  problems: 'What can go wrong',
  pitfalls: 'Interactions and pitfalls',
  next: 'Next',
  related: 'Related',
} as const;

type Shared = keyof typeof sharedHeadings;

/** Whether a heading is one of these, by its id: Chinese pages have the ids of the English ones. */
const isOneOf = (id: string, names: readonly Shared[]): boolean =>
  names.some((name) => sharedHeadings[name].toLowerCase().replaceAll(' ', '-') === id);

/** Whether a section lists errors, or what goes wrong. */
export const isOfErrors = (id: string): boolean =>
  /^errors?\b/.test(id) || isOneOf(id, ['problems']);

/** Whether a section tells of what goes wrong, rather than of what to do. */
export const isOfTrouble = (id: string): boolean =>
  // The option pages keep the id of an earlier heading.
  isOfErrors(id) || isOneOf(id, ['pitfalls']) || id === 'interactions-and-traps';

/** Whether a section only names other pages: it would be found for what those say. */
export const isOfLinks = (id: string): boolean => isOneOf(id, ['next', 'related']);

/** The page that lists messages, whatever its language. */
export const messagesRoute = '/guide/faq/exceptions';

/** The page that lists the flags of every command. */
export const flagsRoute = '/guide/basic/cli';
