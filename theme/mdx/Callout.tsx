import type { ReactNode } from 'react';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import styles from './Callout.module.css';

const titleKeys = {
  tip: 'calloutTip',
  note: 'calloutNote',
  info: 'calloutInfo',
  important: 'calloutImportant',
  warning: 'calloutWarning',
  caution: 'calloutCaution',
  danger: 'calloutDanger',
  details: 'calloutDetails',
} as const;

export interface CalloutProps {
  type: keyof typeof titleKeys;
  /** The writer's title; the framework fills in the type's English name where there is none. */
  title?: string;
  children: ReactNode;
}

export function Callout({ type, title, children }: CalloutProps) {
  const text = useText();
  const name = text(titleKeys[type]);
  const own = title && title.toLowerCase() !== type ? title : undefined;
  if (type === 'details') {
    return (
      <details className={controls.remark} data-type={type}>
        <summary className={styles.title}>{own ?? name}</summary>
        <div className={styles.body}>{children}</div>
      </details>
    );
  }
  // The kind is a word, since color alone is lost on many readers.
  const label = own ? text('calloutWithTitle', { type: name, title: own }) : name;
  // No `<aside>`: reading modes remove those as adverts, and a warning would be missing.
  return (
    <div role="note" className={controls.remark} data-type={type} aria-label={label}>
      <p className={styles.title}>{label}</p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
