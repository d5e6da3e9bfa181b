import type i18n from '../i18n.json';

/**
 * A key of `i18n.json` with a point, such as `converter.label`, is of a group: its text is not among those that
 * every page loads. A component that names the group (`texts` in build/components/list) has its texts in the pages
 * that it is in; the build reads any.
 */
type Keys = keyof typeof i18n;
export type TextGroup = Keys extends infer Key
  ? Key extends `${infer Group}.${string}`
    ? Group
    : never
  : never;
export type GroupText<Group extends TextGroup> = Extract<Keys, `${Group}.${string}`>;
/** Keys of the texts in the site's scripts. */
export type SiteText = Exclude<Keys, `${string}.${string}`>;

/** The texts by key, each by language. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The texts in the site's scripts. */
export const pickSiteTexts = <All extends Texts>(texts: All): Pick<All, SiteText & keyof All> =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !key.includes('.'))) as Pick<
    All,
    SiteText & keyof All
  >;

/** JSON of the texts of a group in a language, by key. */
export const writeGroup = (texts: Texts, group: TextGroup, language: string): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(texts)
        .filter(([key]) => key.startsWith(`${group}.`))
        .map(([key, inLanguages]) => [key, inLanguages[language] ?? '']),
    ),
  );
