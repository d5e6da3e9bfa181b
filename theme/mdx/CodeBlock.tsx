import type { ComponentProps } from 'react';
import { useText } from '../hooks/useText';
import styles from './CodeBlock.module.css';
import { CopyButton } from './CopyButton';

export interface CodeBlockProps extends ComponentProps<'pre'> {
  title?: string;
  lang?: string;
  /** Long lines break instead of scrolling: messages. */
  wrapCode?: boolean;
}

/** Highlighted code with its file name and a copy button; long lines scroll inside, by keys as well. */
export function CodeBlock({ title, lang, wrapCode, children, ...props }: CodeBlockProps) {
  const text = useText();
  return (
    <figure className={styles.block}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title ?? lang}</span>
        <CopyButton />
      </figcaption>
      <pre
        className={styles.code}
        tabIndex={0}
        role="group"
        aria-label={title ? text('codeSampleOf', { title }) : text('codeSample')}
        data-lang={lang}
        data-wrap={wrapCode ? '' : undefined}
        style={props.style}
      >
        {children}
      </pre>
    </figure>
  );
}
