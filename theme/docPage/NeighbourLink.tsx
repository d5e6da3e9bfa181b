import { Link } from '../ui/Link';
import { renderInlineCode } from '../ui/renderInlineCode';
import styles from './NeighbourLink.module.css';
import type { PageLink } from './pageOrder';

export interface NeighbourLinkProps {
  rel: 'prev' | 'next';
  label: string;
  page: PageLink;
}

/** The page before or after this one in reading order. */
export function NeighbourLink({ rel, label, page }: NeighbourLinkProps) {
  return (
    <Link className={styles.link} href={page.href} rel={rel}>
      <span className={styles.label}>{label}</span>
      <span className={styles.title}>{renderInlineCode(page.title)}</span>
    </Link>
  );
}
