import { useState } from 'react';
import type { SearchGroup, SearchHit } from './SearchProvider';

/** spec.md §9, "Search result limit": 7 at first. */
const firstHits = 7;
/** Added by each press of "more". */
const moreHits = 14;

export interface Results {
  group: SearchGroup | undefined;
  /** Hits on show. */
  hits: SearchHit[];
  /** How many there are in all. */
  total: number;
  /** Position of the highlighted hit. */
  active: number;
  setActive: (position: number) => void;
  showMore: () => void;
}

interface View {
  group: SearchGroup | undefined;
  active: number;
  limit: number;
}

const startView = (group: SearchGroup | undefined): View => ({
  group,
  active: 0,
  limit: firstHits,
});

/** What of an answer is on show and which hit is highlighted; both start anew with each answer. */
export function useResults(group: SearchGroup | undefined): Results {
  const [stored, setView] = useState(() => startView(group));
  const view = stored.group === group ? stored : startView(group);
  const hits = group?.hits.slice(0, view.limit) ?? [];
  return {
    group,
    hits,
    total: group?.hits.length ?? 0,
    active: view.active,
    setActive: (active) => setView({ ...view, active }),
    // The first of the new ones is highlighted: the reader goes on where the list ended.
    showMore: () => setView({ ...view, active: hits.length, limit: view.limit + moreHits }),
  };
}
