/** Headings that pages of a kind share (build/check/content/pageShapes.ts), and their ids, in every language. */
export const sharedHeadings = {
  problems: { text: { en: 'What can go wrong', zh: '容易出错的地方' }, ids: ['what-can-go-wrong'] },
  pitfalls: {
    text: { en: 'Interactions and pitfalls', zh: '容易出错的地方' },
    // The second is of an earlier heading; option pages keep it.
    ids: ['interactions-and-pitfalls', 'interactions-and-traps'],
  },
  next: { text: { en: 'Next', zh: '下一步' }, ids: ['next'] },
  related: { text: { en: 'Related', zh: '相关内容' }, ids: ['related'] },
} as const;

const isOneOf = (id: string, names: readonly (keyof typeof sharedHeadings)[]): boolean =>
  names.some((name) => sharedHeadings[name].ids.some((one) => one === id));

/** Whether a section lists errors, or what goes wrong. */
export const isOfErrors = (id: string): boolean =>
  /^errors?\b/.test(id) || isOneOf(id, ['problems']);

/** Whether a section tells of what goes wrong, rather than of what to do. */
export const isOfTroubleshooting = (id: string): boolean =>
  isOfErrors(id) || isOneOf(id, ['pitfalls']);

/** Whether a section only names other pages: it would be found for what those say. */
export const isOfLinks = (id: string): boolean => isOneOf(id, ['next', 'related']);

/** The page that lists messages, whatever its language. */
export const messagesRoute = '/guide/faq/exceptions';

/** The page that lists the flags of every command. */
export const flagsRoute = '/guide/basic/cli';

/** `0.18` → `/releases/0-18` */
export const toReleaseRoute = (minor: string): string => `/releases/${minor.replace('.', '-')}`;
