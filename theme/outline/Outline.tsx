import { usePage } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { scrollToInside } from '../hooks/revealInside';
import { useText } from '../hooks/useText';
import { renderInlineCode } from '../ui/renderInlineCode';
import styles from './Outline.module.css';
import { useActiveHeading } from './useActiveHeading';

/** Headings of the page; the one being read is marked. Indented 12 px a level beyond 2 (spec.md §9). */
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
      data-late-open=""
      aria-labelledby="outline-title"
      ref={nav}
    >
      <p className={styles.title} id="outline-title">
        {text('outlineTitle')}
      </p>
      <ul>
        {page.toc.map(({ id, text: heading, depth }) => (
          <li key={id}>
            <a
              className={styles.link}
              href={`#${id}`}
              style={depth > 2 ? { '--depth': depth - 2 } : undefined}
              aria-current={id === active ? 'location' : undefined}
            >
              {renderInlineCode(heading)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
