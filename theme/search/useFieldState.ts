import { type RefObject, useLayoutEffect } from 'react';

export interface FieldState {
  /** Id of the list of results. */
  listId: string;
  /** Id of the highlighted result, if there is any. */
  activeId: string | undefined;
}

/** Tells assistive technology what the field stands for: a list below it, and which of it is meant. */
export function useFieldState(
  input: RefObject<HTMLInputElement | null>,
  { listId, activeId }: FieldState,
): void {
  useLayoutEffect(() => {
    const field = input.current;
    if (!field || activeId === undefined) return;
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
