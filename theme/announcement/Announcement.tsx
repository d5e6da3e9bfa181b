import { useLang } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import type { Language } from '../../site/site';
import { useSitePath, useThemeOptions } from '../lib/siteHooks';
import { useText } from '../lib/text';
import { getLinkKind } from '../lib/linkKind';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import styles from './Announcement.module.css';

/** The news on top. announcementScript.ts hides it before the first paint and handles its button. */
export function Announcement() {
  const text = useText();
  const language = useLang() as Language;
  const { announcement } = useThemeOptions();
  const { resolve } = useSitePath();
  const message = announcement?.message[language];
  if (!announcement || !message || announcement.display === false) return null;
  const isRoute = getLinkKind(announcement.href) === 'internal';
  return (
    <aside className={styles.announcement} aria-label={text('announcement')}>
      <Link
        className={styles.message}
        href={isRoute ? resolve(announcement.href) : announcement.href}
      >
        {message}
      </Link>
      <button
        type="button"
        className={clsx(controls.iconButton, styles.close)}
        data-close-announcement=""
        aria-label={text('closeAnnouncement')}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
