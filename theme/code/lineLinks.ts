import { useLocation, usePage } from '@rspress/core/runtime';
import { type RefObject, useEffect, useRef } from 'react';
import { findByKey } from '../lib/findByKey';
import { decodeHash, findHashTarget, findLines, parseLines, showTarget } from '../lib/hashTarget';
import { useText } from '../lib/text';

/**
 * Makes the numbers of a block links to their lines. They are one stop of the Tab key: arrow keys move from
 * number to number; Shift and a click select all lines from the last one.
 */
export function useLineLinks(block: RefObject<HTMLElement | null>, isShown: boolean): void {
  const text = useText();
  useEffect(() => {
    const figure = block.current;
    if (!figure?.id || !isShown) return undefined;
    const links = [...figure.querySelectorAll<HTMLElement>('.line')].map((line, index) => {
      const link = document.createElement('a');
      link.href = `#${getLineHash(figure.id, index + 1)}`;
      link.ariaLabel = text('lineLink', { line: `${index + 1}` });
      link.dataset.lineLink = '';
      link.tabIndex = index === 0 ? 0 : -1;
      line.prepend(link);
      return link;
    });
    const stop = new AbortController();
    listen(figure, links, stop.signal);
    return () => {
      stop.abort();
      for (const link of links) link.remove();
    };
    // `text` changes on every render, but not what it returns.
  }, [block, isShown]);
}

function listen(
  figure: HTMLElement,
  links: readonly HTMLAnchorElement[],
  signal: AbortSignal,
): void {
  let first = 0;
  const onClick = (event: MouseEvent) => {
    const index = links.indexOf(event.target as HTMLAnchorElement);
    if (index < 0) return;
    if (event.shiftKey) {
      event.preventDefault();
      location.hash = getLineHash(figure.id, first + 1, index + 1);
    } else first = index;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // These scroll the code.
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') return;
    const link = links.find((one) => one === event.target);
    const next = link && findByKey(links, link, event.key);
    if (!next) return;
    event.preventDefault();
    for (const other of links) other.tabIndex = other === next ? 0 : -1;
    next.focus();
  };
  figure.addEventListener('click', onClick, { signal });
  figure.addEventListener('keydown', onKeyDown, { signal });
}

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
    if (!isElsewhere && parseLines(hash)) showLine(findHashTarget(hash));
    return () => lines.forEach((line) => delete line.dataset.target);
  }, [hash, page.routePath]);
}

/** Whether the browser has gone there by itself: a link of the page names these lines. */
const isNativeTarget = (hash: string): boolean => !!document.getElementById(decodeHash(hash));

function showLine(target: HTMLElement | null): void {
  if (!target) return;
  showTarget(target, 'center');
}

/** The hash of a line of a block, or of all from one to another in any order: `build:bash-L3-7`. */
export function getLineHash(id: string, from: number, to = from): string {
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  return `${encodeURI(id)}-L${first}${last > first ? `-${last}` : ''}`;
}
