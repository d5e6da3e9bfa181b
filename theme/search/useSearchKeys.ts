import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { getKeyAction } from './getKeyAction';

/** An Enter that waits for the answer to this query. */
export interface HeldOpening {
  query: string;
  inNewTab: boolean;
}

export interface SearchKeysOptions {
  query: string;
  /** Whether the hits on show answer an older query. */
  isPending: boolean;
  count: number;
  active: number;
  /** May hold an Enter from before there was anything to answer it. */
  held: RefObject<HeldOpening | undefined>;
  onMove: (position: number) => void;
  onOpen: (position: number, inNewTab: boolean) => void;
}

/**
 * The keys of the field: arrows move the highlight round the list, Enter opens it. An Enter that comes
 * before the answer waits for it, so that a fast typist does not open what an older query found.
 */
export function useSearchKeys(options: SearchKeysOptions): (event: KeyboardEvent) => void {
  const { query, isPending, count, active, held, onMove, onOpen } = options;
  useEffect(() => {
    if (isPending || !held.current) return;
    const { query: asked, inNewTab } = held.current;
    held.current = undefined;
    if (asked === query) onOpen(0, inNewTab);
  });

  return (event) => {
    const action = getKeyAction(event.nativeEvent);
    if (!action) return;
    event.preventDefault();
    if (action.type === 'move') {
      if (count > 0) onMove((active + action.by + count) % count);
    } else if (isPending) held.current = { query, inNewTab: action.inNewTab };
    else onOpen(active, action.inNewTab);
  };
}
