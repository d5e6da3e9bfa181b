import { useId } from 'react';
import { hasSingleKeys } from '../hooks/hasSingleKeys';
import { useText } from '../hooks/useText';
import styles from './SingleKeysSwitch.module.css';

/**
 * Turns keys without a modifier off and on (WCAG 2.1.4). The head script stores the choice
 * (theme/boot/singleKeys.ts). Drawn in the browser only, so it may read what is chosen.
 */
export function SingleKeysSwitch() {
  const text = useText();
  const noteId = useId();
  return (
    <div className={styles.setting}>
      <label className={styles.label}>
        <input
          type="checkbox"
          role="switch"
          className={styles.switch}
          defaultChecked={hasSingleKeys()}
          aria-describedby={noteId}
          data-single-keys-switch=""
        />
        {text('singleKeys')}
      </label>
      <p className={styles.note} id={noteId}>
        {text('singleKeysNote')}
      </p>
    </div>
  );
}
