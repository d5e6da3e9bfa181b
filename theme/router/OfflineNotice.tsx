import { useEffect, useRef } from 'react';
import { announce } from '../ui/Announcer';
import { navigateTo, setPendingNavigation, usePendingNavigation } from '../lib/navigation';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import styles from './OfflineNotice.module.css';

/** Says over the page that stays that another could not be had for want of a network. */
export function OfflineNotice() {
  const text = useText();
  const { missed } = usePendingNavigation();
  const panel = useRef<HTMLDivElement>(null);
  const message = text('pageOffline');
  useEffect(() => {
    if (!missed) return undefined;
    // From the link that was followed the Tab key leads to what is offered.
    panel.current?.showPopover({ source: document.activeElement as HTMLElement });
    announce(message);
    // The same words a second time are only heard if there was nothing between.
    return () => announce('');
  }, [missed]);
  return (
    missed && (
      <div
        ref={panel}
        popover="auto"
        className={styles.notice}
        role="dialog"
        aria-label={message}
        onToggle={({ newState }) => newState === 'closed' && setPendingNavigation(false)}
      >
        <p>{message}</p>
        <button type="button" className={controls.framed} onClick={() => navigateTo(missed.href)}>
          {text('retry')}
        </button>
        <button
          type="button"
          className={controls.iconButton}
          aria-label={text('closeMenu')}
          onClick={() => panel.current?.hidePopover()}
        >
          <Icon name="close" />
        </button>
      </div>
    )
  );
}
