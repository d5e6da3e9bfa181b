import { sections } from '../../../site/sections';
import { type Language, languages } from '../../../site/site';
import type { SearchRecord } from '../../../site/searchRecord';

/**
 * Titles by route of the pages that others can belong to: `/config/lib`, not `/guide/start/`, which is
 * the first page of its folder and named for itself.
 */
export function listTitles(records: readonly SearchRecord[]): Map<string, string> {
  return new Map(records.map(({ routePath, title }) => [routePath, title]));
}

/** What a page belongs to, outermost first: `/config/lib/dts` → `Config`, `lib`. */
export function getPageTrail(
  { routePath, lang }: SearchRecord,
  titles: ReadonlyMap<string, string>,
): string[] {
  const route = routePath.replace(/\/$/, '');
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
