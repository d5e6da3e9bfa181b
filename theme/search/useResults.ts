import { useState } from 'react';
import { firstHits, type SearchGroup, type SearchHit } from './SearchProvider';

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
  question: string;
  group: SearchGroup | undefined;
  /** Those that are here, on show or not. */
  known: SearchHit[];
  active: number;
  limit: number;
  hasFailed: boolean;
}

const startView = (question: string, group: SearchGroup | undefined): View => ({
  question,
  group,
  known: group?.hits ?? [],
  active: 0,
  limit: firstHits,
  hasFailed: false,
});

/**
 * What of an answer is on show and which hit is highlighted; both start anew with each answer. A better
 * answer to the same question is not shown to a reader who has begun to move through the first.
 */
export function useResults(question: string, answered: SearchGroup | undefined): Results {
  const [stored, setView] = useState(() => startView(question, answered));
  const isSame = stored.group === answered;
  const isKept = isSame || (stored.question === question && hasMoved(stored));
  const view = isKept ? stored : startView(question, answered);
  const { group } = view;
  const hits = view.known.slice(0, view.limit);
  const total = group?.total ?? view.known.length;
  // The first of the new ones is highlighted: the reader goes on where the list ended.
  const extend = (known: SearchHit[]) =>
    setView({
      ...view,
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

const hasMoved = ({ group, active, limit }: View): boolean =>
  !group?.isPending && (active > 0 || limit > firstHits);
