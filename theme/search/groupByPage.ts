import type { SearchHit } from './SearchProvider';

export interface PageGroup {
  /** What stands over the hits, outermost first; without the page where the page itself comes first. */
  caption: string[];
  /** The same for screen readers, always with the page. */
  label: string[];
  lang: string;
  hits: { hit: SearchHit; position: number }[];
}

/** Hits that follow each other on one page, under what that page belongs to. */
export function groupByPage(hits: readonly SearchHit[]): PageGroup[] {
  const groups: PageGroup[] = [];
  let lastPage: string | undefined;
  for (const [position, hit] of hits.entries()) {
    const { page, above, lang } = hit;
    if (page.href !== lastPage) {
      const label = [...page.trail, page.title];
      groups.push({ caption: above ? label : page.trail, label, lang, hits: [] });
      lastPage = page.href;
    }
    groups.at(-1)?.hits.push({ hit, position });
  }
  return groups;
}
