import type { Site, SitePage } from '../Site';

/** The page that another one translates: the same path in the default language. */
export function findSource(page: SitePage, { languages, pages }: Site): SitePage | undefined {
  const [defaultLanguage = ''] = languages;
  const folder = `${page.language}/`;
  if (page.language === defaultLanguage || !page.file.startsWith(folder)) return undefined;
  return pages.get(`${defaultLanguage}/${page.file.slice(folder.length)}`);
}
