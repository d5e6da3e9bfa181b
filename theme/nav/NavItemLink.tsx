import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useText } from '../hooks/useText';
import { Link } from '../ui/Link';
import styles from './NavItemLink.module.css';

export interface NavItemLinkProps extends ComponentProps<typeof Link> {
  text: string;
  tag?: string;
  /** Whether the page is there in English only. */
  isEnglish?: boolean;
}

/** One entry of the bar or of its menus: a name, perhaps with a tag. */
export function NavItemLink({ text: name, tag, isEnglish, className, ...props }: NavItemLinkProps) {
  const text = useText();
  return (
    <Link {...props} className={clsx(styles.link, className)}>
      {name}
      {tag && <span className={styles.tag}>{tag}</span>}
      {isEnglish && <span className={styles.tag}>{text('englishPage')}</span>}
    </Link>
  );
}
