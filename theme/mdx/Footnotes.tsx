import type { ReactNode } from 'react';
import { useText } from '../lib/text';
import styles from './Footnotes.module.css';

/** The footnotes of a page; the build puts them here (build/components/footnotes.ts). */
export function Footnotes({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <section className={styles.footnotes} aria-labelledby="footnote-label" data-part="footnotes">
      <p className={styles.title} id="footnote-label">
        {text('footnotes')}
      </p>
      {/* Each link back is named by this and by the number in the text. */}
      <span id="footnote-back" hidden>
        {text('footnoteBack')}
      </span>
      {children}
    </section>
  );
}
