import type { MouseEvent } from 'react';
import { useIsInteractive } from '../lib/clientOnly';
import { focusText } from '../lib/hashTarget';
import { useText } from '../lib/text';
import { Icon } from '../ui/Icon';
import styles from './ScrollToTop.module.css';

/**
 * Leads back to the top; it rises into the window once the page is scrolled, by layout alone. It comes
 * with React, which scrolling loads: in every page it would cost 60 bytes.
 */
export function ScrollToTop() {
  const text = useText();
  if (!useIsInteractive()) return null;
  return (
    <div className={styles.track}>
      <a
        className={styles.link}
        href="#content"
        aria-label={text('scrollToTop')}
        onClick={scrollToTop}
      >
        <Icon name="arrowUp" />
      </a>
    </div>
  );
}

/** Scrolls up, smoothly unless less motion is wanted, and moves the focus there. */
function scrollToTop(event: MouseEvent) {
  event.preventDefault();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  focusText();
}
