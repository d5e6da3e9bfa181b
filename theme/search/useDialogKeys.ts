import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect } from 'react';
import { getKeyAction } from './getKeyAction';

/** An Enter that waits for the answer to this query. */
export interface QueuedOpening {
  query: string;
  inNewTab: boolean;
}

export interface DialogKeysOptions {
  input: RefObject<HTMLInputElement | null>;
  query: string;
  /** Whether the hits on show answer an older query. */
  isPending: boolean;
  /** How many hits are on show, and which is highlighted. */
  count: number;
  active: number;
  /** Id of the list of results, and of each of them. */
  listId: string;
  getOptionId: (position: number) => string;
  /** Has an Enter from before there was anything to answer it. */
  queued: RefObject<QueuedOpening | undefined>;
  onMove: (position: number) => void;
  onOpen: (position: number, inNewTab: boolean) => void;
}

/**
 * The keys of the dialog. In the field, arrows move the highlight round the list and Enter opens it; one
 * that comes before the answer waits for it, so that a fast typist does not open what an older query
 * found. Where there are no results, arrows go through what is offered instead (`data-stop`).
 */
export function useDialogKeys(
  options: DialogKeysOptions,
): (event: KeyboardEvent<HTMLElement>) => void {
  const { input, query, isPending, count, active, queued, onMove, onOpen } = options;
  useActiveOption(options);
  useEffect(() => {
    if (isPending || !queued.current) return;
    const { query: asked, inNewTab } = queued.current;
    queued.current = undefined;
    if (asked === query) onOpen(0, inNewTab);
  });

  return (event) => {
    if (count === 0) moveThroughStops(event);
    const action = event.target === input.current ? getKeyAction(event.nativeEvent) : undefined;
    if (!action) return;
    event.preventDefault();
    if (action.type === 'move') {
      if (count > 0) onMove((active + action.by + count) % count);
    } else if (isPending) queued.current = { query, inNewTab: action.inNewTab };
    else onOpen(active, action.inNewTab);
  };
}

/** Tells assistive technology that the field has a list below it, and which of it is meant. */
function useActiveOption({ input, listId, getOptionId, count, active }: DialogKeysOptions): void {
  const activeId = count > 0 ? getOptionId(active) : undefined;
  useLayoutEffect(() => {
    const field = input.current;
    if (!field || activeId === undefined) return;
    field.ariaAutoComplete = 'list';
    field.ariaExpanded = 'true';
    field.setAttribute('aria-controls', listId);
    field.setAttribute('aria-activedescendant', activeId);
    return () => {
      field.ariaExpanded = 'false';
      field.removeAttribute('aria-controls');
      field.removeAttribute('aria-activedescendant');
    };
  }, [listId, activeId]);
}

/** Arrow keys among the field and what is offered below it, round the ends. */
function moveThroughStops(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
  if (ctrlKey || metaKey || altKey || shiftKey || nativeEvent.isComposing) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('[role=combobox], [data-stop]')];
  const position = stops.findIndex((stop) => stop === target);
  // Arrows in the choice of a part are the browser's.
  if (!step || position < 0 || stops.length < 2) return;
  event.preventDefault();
  stops[(position + step + stops.length) % stops.length]?.focus();
}
