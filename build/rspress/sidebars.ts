import type { UserConfig } from '@rspress/core';
import type { SidebarEntryLike } from '../../site/printGroups';
import type { Language } from '../../site/site';

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
  return locales.map(({ lang, sidebar }) => {
    if (sidebar ?? !isProd) return { lang, sidebar: sidebar ?? {} };
    throw new Error(
      `Rspress gives no sidebar of ${lang} in \`themeConfig.locales\`: see where this version has it, ` +
        'and change build/rspress/sidebars.ts.',
    );
  });
}
