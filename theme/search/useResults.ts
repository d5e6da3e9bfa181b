import { useState } from 'react';
import { firstHits } from './firstHits';
import type { SearchGroup, SearchHit } from './SearchProvider';

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
  /** Whether more were asked for and could not be had; another try may. */
  hasMoreFailed: boolean;
}

interface View {
  group: SearchGroup | undefined;
  /** Those that are here, on show or not. */
  known: SearchHit[];
  active: number;
  limit: number;
  hasFailed: boolean;
}

const startView = (group: SearchGroup | undefined): View => ({
  group,
  known: group?.hits ?? [],
  active: 0,
  limit: firstHits,
  hasFailed: false,
});

/** What of an answer is on show and which hit is highlighted; both start anew with each answer. */
export function useResults(group: SearchGroup | undefined): Results {
  const [stored, setView] = useState(() => startView(group));
  const view = stored.group === group ? stored : startView(group);
  const hits = view.known.slice(0, view.limit);
  const total = group?.total ?? view.known.length;
  // The first of the new ones is highlighted: the reader goes on where the list ended.
  const extend = (known: SearchHit[]) =>
    setView({
      group,
      known,
      active: hits.length,
      limit: view.limit + moreHits,
      hasFailed: false,
    });
  return {
    group,
    hits,
    total,
    active: view.active,
    setActive: (active) => setView({ ...view, active }),
    showMore: () => {
      if (view.known.length >= total || !group?.loadHits) extend(view.known);
      else group.loadHits().then(extend, () => setView({ ...view, hasFailed: true }));
    },
    hasMoreFailed: view.hasFailed,
  };
}
