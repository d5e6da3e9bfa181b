import { useSite } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import { type ChangeEvent, useId } from 'react';
import { getRootData, storageNames } from '../lib/contract';
import { useShortcutLabel } from '../lib/clientOnly';
import { getSingleKey, hasSingleKeys } from '../lib/shortcuts';
import { keepChoice, storageKey } from '../lib/storage';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import { useModal } from '../ui/useModal';
import styles from './ShortcutDialog.module.css';

export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const titleId = useId();
  const rows = [
    [useShortcutLabel(), 'shortcutSearch'],
    ['/', 'shortcutSearch'],
    ['[', 'shortcutPrevious'],
    [']', 'shortcutNext'],
    ['t', 'shortcutScheme'],
    ['?', 'shortcutHelp'],
    ['Esc', 'shortcutEscape'],
  ] as const;
  const { dialog, close } = useModal({
    onClose,
    isClosingKey: (event) => getSingleKey(event, false) === 'help',
  });
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId}>{text('shortcuts')}</h2>
          <button
            type="button"
            className={clsx(controls.iconButton, styles.close)}
            aria-label={text('shortcutsClose')}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        <dl>
          {rows.map(([keys, action]) => (
            <div key={keys} className={styles.row} data-single={keys.length === 1 || undefined}>
              <dt>
                <kbd className={styles.key}>{keys}</kbd>
              </dt>
              <dd>{text(action)}</dd>
            </div>
          ))}
        </dl>
        <SingleKeysSwitch />
      </div>
    </dialog>
  );
}

/** Turns single keys off and on (WCAG 2.1.4). Rendered in the browser only, so it may read the choice. */
export function SingleKeysSwitch() {
  const text = useText();
  const noteId = useId();
  const key = storageKey(storageNames.singleKeys, useSite().site.base);
  const store = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const choice = currentTarget.checked ? 'on' : 'off';
    getRootData().singleKeys = choice;
    keepChoice(key, choice);
  };
  return (
    <div className={styles.setting}>
      <label className={styles.label}>
        <input
          type="checkbox"
          role="switch"
          defaultChecked={hasSingleKeys()}
          aria-describedby={noteId}
          onChange={store}
        />
        {text('singleKeys')}
      </label>
      <p id={noteId}>{text('singleKeysNote')}</p>
    </div>
  );
}
