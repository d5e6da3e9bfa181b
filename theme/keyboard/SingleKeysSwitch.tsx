import { useSite } from '@rspress/core/runtime';
import { type ChangeEvent, useId } from 'react';
import { hasSingleKeys } from '../hooks/hasSingleKeys';
import { useText } from '../hooks/useText';
import { keepChoice } from '../lib/keepChoice';
import { storageKey } from '../lib/storageKey';
import styles from './SingleKeysSwitch.module.css';

/**
 * Turns keys without a modifier off and on (WCAG 2.1.4), and stores the choice for the head script
 * (theme/boot/readerChoices.ts). Drawn in the browser only, so it may read what is chosen.
 */
export function SingleKeysSwitch() {
  const text = useText();
  const noteId = useId();
  const key = storageKey('rslib-docs-single-keys', useSite().site.base);
  const store = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const choice = currentTarget.checked ? 'on' : 'off';
    document.documentElement.dataset.singleKeys = choice;
    keepChoice(key, choice);
  };
  return (
    <div className={styles.setting}>
      <label className={styles.label}>
        <input
          type="checkbox"
          role="switch"
          className={styles.switch}
          defaultChecked={hasSingleKeys()}
          aria-describedby={noteId}
          onChange={store}
        />
        {text('singleKeys')}
      </label>
      <p className={styles.note} id={noteId}>
        {text('singleKeysNote')}
      </p>
    </div>
  );
}
