import { usePage } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { findHashTarget, scrollToInside } from '../lib/hashTarget';
import { useText } from '../lib/text';
import { throttleScroll } from '../lib/time';
import controls from '../ui/controls.module.css';
import { renderInlineCode } from '../ui/renderInlineCode';
import styles from './Outline.module.css';

/** Headings of the page; the one being read is marked. Those of other sections are folded (Outline.module.css). */
export function Outline() {
  const text = useText();
  const { page } = usePage();
  const active = useActiveHeading(page.toc);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && link) scrollToInside(nav.current, link);
  }, [active]);
  return (
    <nav
      className={styles.outline}
      id="outline"
      popover="auto"
      data-deferred-open=""
      aria-labelledby="outline-title"
      ref={nav}
    >
      <p className={clsx(controls.progress, styles.title)} id="outline-title">
        {text('outlineTitle')}
      </p>
      <OutlineList entries={nestHeadings(page.toc)} active={active} />
    </nav>
  );
}

type Heading = ReturnType<typeof usePage>['page']['toc'][number];

export interface OutlineEntry extends Heading {
  below: OutlineEntry[];
}

function OutlineList({ entries, active }: { entries: readonly OutlineEntry[]; active?: string }) {
  return (
    <ul>
      {entries.map(({ id, text, below }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === active ? 'location' : undefined}>
            {renderInlineCode(text)}
          </a>
          {below.length > 0 && <OutlineList entries={below} active={active} />}
        </li>
      ))}
    </ul>
  );
}

/** Puts each heading below the last one of a higher level. */
export function nestHeadings(headings: readonly Heading[]): OutlineEntry[] {
  const top: OutlineEntry[] = [];
  const path: OutlineEntry[] = [];
  for (const heading of headings) {
    const entry = { ...heading, below: [] };
    while ((path.at(-1)?.depth ?? 0) >= heading.depth) path.pop();
    (path.at(-1)?.below ?? top).push(entry);
    path.push(entry);
  }
  return top;
}

/** Delay for fonts and images to settle before headings are observed, in ms. */
const setUpDelay = 100;

/** The id of the heading being read: the one that was opened, or the last one above the upper third of the window. */
function useActiveHeading(headings: readonly { id: string }[]): string | undefined {
  const [active, setActive] = useState(findMarkedId);
  useEffect(() => {
    const isAbove = new Map<string, boolean>();
    const mark = () => {
      const opened = findOpenedId();
      const isOpened = headings.some(({ id }) => id === opened);
      setActive(isOpened ? opened : headings.findLast(({ id }) => isAbove.get(id))?.id);
    };
    mark();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
          isAbove.set(target.id, isIntersecting || boundingClientRect.top < (rootBounds?.top ?? 0));
        }
        mark();
      },
      // From above the longest page down to a third of the window: a heading is reported when it enters or leaves.
      { rootMargin: '1000000px 0px -66% 0px' },
    );
    const timer = setTimeout(() => {
      for (const { id } of headings) {
        const heading = document.getElementById(id);
        if (heading) observer.observe(heading);
      }
    }, setUpDelay);
    const listeners = new AbortController();
    const throttled = throttleScroll(mark);
    addEventListener('scroll', throttled.call, listeners);
    addEventListener('hashchange', mark, listeners);
    return () => {
      clearTimeout(timer);
      throttled.cancel();
      observer.disconnect();
      listeners.abort();
    };
  }, [headings]);
  return active;
}

/** What is marked before React (theme/boot/pageLifecycle.ts). */
const findMarkedId = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector('#outline [aria-current]')?.getAttribute('href')?.slice(1);

/** The id that the address names, while it is where its link leads: the next heading may be close below. */
function findOpenedId(): string | undefined {
  const target = findHashTarget(location.hash);
  if (!target) return undefined;
  const page = document.documentElement;
  const stop = Number.parseFloat(getComputedStyle(page).scrollPaddingTop);
  const distance = target.getBoundingClientRect().top - stop;
  const isEnd = page.scrollHeight - page.clientHeight - page.scrollTop < 2;
  return Math.abs(distance) < 2 || (isEnd && distance > 0) ? target.id : undefined;
}
