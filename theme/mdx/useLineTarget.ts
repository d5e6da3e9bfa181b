import { useLocation, usePage } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { findHashTarget, findLines } from '../hooks/findHashTarget';
import { openAncestors } from '../hooks/revealInside';
import { revealPanels } from '../hooks/revealPanels';
import { parseLineHash } from '../../site/parseLineHash';
import { decodeHash } from '../lib/decodeHash';

/** Marks the lines of code that the address names, unfolds their block and brings them into view. */
export function useLineTarget(): void {
  const { hash } = useLocation();
  const { page } = usePage();
  const isArrival = useRef(true);
  useEffect(() => {
    const lines = findLines(hash);
    for (const line of lines) line.dataset.target = '';
    // A reload leaves readers where they were.
    const isElsewhere = isArrival.current && window.scrollY > 0 && !isNativeTarget(hash);
    isArrival.current = false;
    if (!isElsewhere && parseLineHash(decodeHash(hash))) showTarget(findHashTarget(hash));
    return () => lines.forEach((line) => delete line.dataset.target);
  }, [hash, page.routePath]);
}

/** Whether the browser has gone there by itself: a link of the page names these lines. */
const isNativeTarget = (hash: string): boolean => !!document.getElementById(decodeHash(hash));

function showTarget(target: HTMLElement | null): void {
  if (!target) return;
  const fold = target.closest('figure')?.querySelector<HTMLInputElement>('[data-fold]');
  if (fold) fold.checked = true;
  openAncestors(target);
  revealPanels(target);
  target.scrollIntoView({ block: 'center' });
}
