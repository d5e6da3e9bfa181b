import { type KeyboardEvent, useEffect, useRef } from 'react';
import { getKeyAction } from './getKeyAction';

export interface SearchKeysOptions {
  query: string;
  /** Whether the hits on show answer an older query. */
  isPending: boolean;
  count: number;
  active: number;
  onMove: (position: number) => void;
  onOpen: (position: number, inNewTab: boolean) => void;
}

/**
 * The keys of the field: arrows move the highlight round the list, Enter opens it. An Enter that comes
 * before the answer waits for it, so that a fast typist does not open what an older query found.
 */
export function useSearchKeys(options: SearchKeysOptions): (event: KeyboardEvent) => void {
  const { query, isPending, count, active, onMove, onOpen } = options;
  const held = useRef<{ query: string; inNewTab: boolean }>(undefined);
  useEffect(() => {
    if (isPending || !held.current) return;
    const { query: asked, inNewTab } = held.current;
    held.current = undefined;
    if (asked === query) onOpen(0, inNewTab);
  });

  return (event) => {
    const { key, keyCode, ctrlKey, metaKey, nativeEvent } = event;
    const { isComposing } = nativeEvent;
    const action = getKeyAction({ key, keyCode, ctrlKey, metaKey, isComposing });
    if (!action) return;
    event.preventDefault();
    if (action.type === 'move') {
      if (count > 0) onMove((active + action.by + count) % count);
    } else if (isPending) held.current = { query, inNewTab: action.inNewTab };
    else onOpen(active, action.inNewTab);
  };
}
