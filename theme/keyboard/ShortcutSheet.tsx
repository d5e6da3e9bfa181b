import { useId } from 'react';
import { useModal } from '../hooks/useModal';
import { useShortcutLabel } from '../hooks/useShortcutLabel';
import { useText } from '../hooks/useText';
import { getSingleKey } from '../lib/getSingleKey';
import { Icon } from '../ui/Icon';
import { ShortcutRow } from './ShortcutRow';
import styles from './ShortcutSheet.module.css';
import { SingleKeysSwitch } from './SingleKeysSwitch';

export interface ShortcutSheetProps {
  onClose: () => void;
}

/** The keys of this site in a dialog over the page, and the switch for those without a modifier. */
export function ShortcutSheet({ onClose }: ShortcutSheetProps) {
  const text = useText();
  const titleId = useId();
  const searchKeys = useShortcutLabel();
  const { dialog, close } = useModal({
    onClose,
    isClosingKey: (event) => getSingleKey(event, false) === 'help',
  });
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {text('shortcuts')}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={text('shortcutsClose')}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        <dl className={styles.list}>
          <ShortcutRow keys={searchKeys} action={text('shortcutSearch')} />
          <ShortcutRow keys="/" action={text('shortcutSearch')} isSingle />
          <ShortcutRow keys="[" action={text('shortcutPrevious')} isSingle />
          <ShortcutRow keys="]" action={text('shortcutNext')} isSingle />
          <ShortcutRow keys="t" action={text('shortcutScheme')} isSingle />
          <ShortcutRow keys="?" action={text('shortcutHelp')} isSingle />
          <ShortcutRow keys="Esc" action={text('shortcutEscape')} />
        </dl>
        <SingleKeysSwitch />
      </div>
    </dialog>
  );
}
