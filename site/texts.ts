import type i18n from '../i18n.json';

/**
 * Texts of `i18n.json` that the site's scripts, which every page loads, are without: by the word that
 * their keys begin with, and how they reach readers. All others are in the scripts.
 */
const textGroups = {
  // Written into pages and files by the build.
  facts: 'build',
  feed: 'build',
  llms: 'build',
  // In the pages that have their component (`texts` in build/components/list/drawn.ts).
  converter: 'component',
  errorPage: 'component',
  explorerPage: 'component',
  offline: 'component',
  packagePage: 'component',
  releaseNote: 'component',
  upgradePage: 'component',
  // Fetched with the first package that is checked.
  packed: 'fetched',
} as const;

export type TextGroup = keyof typeof textGroups;
export type ComponentTexts = {
  [Group in TextGroup]: (typeof textGroups)[Group] extends 'component' ? Group : never;
}[TextGroup];

/** Keys of the texts of a group: its word, and another that begins with a capital letter. */
export type GroupText<Group extends TextGroup> = {
  [Key in keyof typeof i18n]: Key extends `${Group}${infer Rest}`
    ? Rest extends Capitalize<Rest>
      ? Key
      : never
    : never;
}[keyof typeof i18n];
/** Keys of the texts in the site's scripts. */
export type SiteText = Exclude<keyof typeof i18n, GroupText<TextGroup>>;

/** The texts by key, each by language. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The texts in the site's scripts. */
export const pickSiteTexts = <All extends Texts>(texts: All): Pick<All, SiteText & keyof All> =>
  Object.fromEntries(
    Object.entries(texts).filter(
      ([key]) => !Object.keys(textGroups).some((group) => isOfGroup(key, group)),
    ),
  ) as Pick<All, SiteText & keyof All>;

/** JSON of the texts of a group in a language, by key. */
export const writeGroup = (texts: Texts, group: TextGroup, language: string): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(texts)
        .filter(([key]) => isOfGroup(key, group))
        .map(([key, inLanguages]) => [key, inLanguages[language] ?? '']),
    ),
  );

/** Of `feed` is `feedTitle`; not `feedbackTitle`. */
const isOfGroup = (key: string, group: string): boolean =>
  key.startsWith(group) && !/^[a-z]/.test(key.slice(group.length));
