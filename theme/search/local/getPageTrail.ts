import { sections } from '../../../site/sections';
import { type Language, languages } from '../../../site/site';
import type { SearchRecord } from '../../../site/searchRecord';

/** `/config/` and `/config` are one page. */
const normalize = (path: string): string => path.replace(/\/$/, '');

/** Titles of the site's pages by route. */
export function listTitles(records: readonly SearchRecord[]): Map<string, string> {
  return new Map(records.map(({ routePath, title }) => [normalize(routePath), title]));
}

/** What a page belongs to, outermost first: `/config/lib/dts` → `Config`, `lib`. */
export function getPageTrail(
  { routePath, lang }: SearchRecord,
  titles: ReadonlyMap<string, string>,
): string[] {
  const route = normalize(routePath);
  const prefix = route.startsWith(`/${lang}/`) ? `/${lang}` : '';
  const folders = route.slice(prefix.length).split('/').filter(Boolean);
  return folders.slice(0, -1).flatMap((_, index) => {
    const path = `${prefix}/${folders.slice(0, index + 1).join('/')}`;
    const title = index === 0 ? getSectionName(folders[0], lang) : undefined;
    return title ?? titles.get(path) ?? [];
  });
}

function getSectionName(folder: string | undefined, lang: string): string | undefined {
  const language = languages.find((known): known is Language => known === lang) ?? languages[0];
  return folder && Object.hasOwn(sections, folder) ? sections[folder]?.[language] : undefined;
}
