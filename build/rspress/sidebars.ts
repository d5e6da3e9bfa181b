import type { UserConfig } from '@rspress/core';
import type { SidebarEntryLike } from '../../site/pageGroups';
import labels from '../../site/sidebarLabels.json' with { type: 'json' };
import { type Language, site } from '../../site/site';

/** Entries by the path they belong to. */
export type Sidebar = Readonly<Record<string, readonly SidebarEntryLike[]>>;

/**
 * The sidebar of each language, in `beforeBuild`: by then Rspress (2.0.22) has put what it made of
 * `_meta.json` into the configuration, which its types and documentation do not say. In development it
 * does so later, and there are none.
 */
export function readSidebars(
  { themeConfig }: UserConfig,
  isProd: boolean,
): { lang: Language; sidebar: Sidebar }[] {
  const locales = (themeConfig?.locales ?? []) as { lang: Language; sidebar?: Sidebar }[];
  const read = locales.map(({ lang, sidebar }) => {
    if (sidebar ?? !isProd) return { lang, sidebar: sidebar ?? {} };
    throw new Error(
      `Rspress gives no sidebar of ${lang} in \`themeConfig.locales\`: see where this version has it, ` +
        'and change build/rspress/sidebars.ts.',
    );
  });
  shareSidebars(read);
  return read;
}

/**
 * Gives every language the sidebar of the default one: `_meta.json` is written once, and a page without a
 * translation is listed too. An entry is called as site/sidebarLabels.json says, else by the title of the
 * translated page, which Rspress has made an entry of already.
 */
export function shareSidebars(locales: readonly { lang: string; sidebar: object }[]): void {
  for (const locale of locales) {
    // Folders whose pages have no sidebar.
    const scopes = Object.entries(locale.sidebar as Sidebar);
    locale.sidebar = Object.fromEntries(scopes.filter(([, entries]) => entries.length > 0));
  }
  const source = locales.find(({ lang }) => lang === site.defaultLanguage);
  for (const locale of locales) {
    if (source && locale !== source) {
      const titles = new Map(
        Object.values(locale.sidebar as Sidebar)
          .flat()
          .flatMap(listTitles),
      );
      locale.sidebar = translateSidebar(source.sidebar as Sidebar, locale.lang, titles);
    }
  }
}

/** What a group of the default language is called in another one. */
export const translateLabel = (text: string, language: string): string =>
  findLabel(text, language) ?? text;

const findLabel = (text: string, language: string): string | undefined =>
  (labels as Readonly<Record<string, Readonly<Record<string, string>>>>)[language]?.[text];

const listTitles = ({ text, link, items = [] }: SidebarEntryLike): [string, string][] => [
  ...(link && text ? [[link, text] as [string, string]] : []),
  ...items.flatMap(listTitles),
];

function translateSidebar(
  sidebar: Sidebar,
  language: string,
  titles: ReadonlyMap<string, string>,
): Sidebar {
  const addPrefix = (route: string): string => `/${language}${route}`;
  const findTitle = (link: string): string | undefined => {
    const title = titles.get(addPrefix(link));
    // `format` rather than `lib.format`: what stays in the title stays in the label.
    return title && /\p{sc=Han}/u.test(title) ? title : undefined;
  };
  const translate = (entry: SidebarEntryLike): SidebarEntryLike => ({
    ...entry,
    ...(entry.text !== undefined && {
      text: findLabel(entry.text, language) ?? findTitle(entry.link ?? '') ?? entry.text,
    }),
    ...(entry.sectionHeaderText !== undefined && {
      sectionHeaderText: translateLabel(entry.sectionHeaderText, language),
    }),
    ...(entry.link?.startsWith('/') && { link: addPrefix(entry.link) }),
    ...(entry.items && { items: entry.items.map(translate) }),
  });
  return Object.fromEntries(
    Object.entries(sidebar).map(([scope, entries]) => [addPrefix(scope), entries.map(translate)]),
  );
}
