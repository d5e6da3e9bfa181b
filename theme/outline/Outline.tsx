import { usePage } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { scrollToInside } from '../lib/hashTarget';
import { useText } from '../lib/text';
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

/** The id of the heading being read: the last one above the upper third of the window. */
function useActiveHeading(headings: readonly { id: string }[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    setActive(undefined);
    const isAbove = new Map<string, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
          isAbove.set(target.id, isIntersecting || boundingClientRect.top < (rootBounds?.top ?? 0));
        }
        setActive(headings.findLast(({ id }) => isAbove.get(id))?.id);
      },
      // From above the longest page down to a third of the window: a heading is told of when it enters or leaves.
      { rootMargin: '1000000px 0px -66% 0px' },
    );
    const timer = setTimeout(() => {
      for (const { id } of headings) {
        const heading = document.getElementById(id);
        if (heading) observer.observe(heading);
      }
    }, setUpDelay);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [headings]);
  return active;
}
