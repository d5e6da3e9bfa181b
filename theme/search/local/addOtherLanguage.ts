import { languages } from '../../../site/site';
import type { SearchHit } from '../../../search/SearchHit';
import type { SearchProvider } from '../SearchProvider';

/** With fewer hits, what is asked for may have other words here, or none: "lockfile" on a Chinese page. */
const fewHits = 3;

/**
 * Searches the pages of one language, and those of the other where these answer with few hits or none.
 * The hits of the other language follow. Its index is fetched only then; where it cannot be had, the
 * answer is that of the first.
 */
export function addOtherLanguage(own: SearchProvider, other: SearchProvider): SearchProvider {
  return {
    async search(query, options) {
      const groups = await own.search(query, options);
      const [group] = groups;
      if (!query || !group || group.hits.length >= fewHits) return groups;
      // Shown while the other index is fetched; that there is none is not known yet.
      options.onProgress?.([{ ...group, isPending: group.hits.length === 0 }]);
      const others = await other
        .search(query, options)
        .then(async ([more]) => (await more?.loadHits?.()) ?? [])
        .catch(() => []);
      const listed = new Set(group.hits.map(getPlace));
      const hits = [...group.hits, ...others.filter((hit) => !listed.has(getPlace(hit)))];
      return [{ ...group, hits, total: hits.length, loadHits: async () => hits }];
    },
  };
}

/** Where a hit is, whatever its language: a page and its translation have the same sections. */
const getPlace = ({ href }: SearchHit): string => href.replace(languageFolder, '/');
const languageFolder = new RegExp(`/(?:${languages.join('|')})/`);
