import { Link } from '../ui/Link';
import { renderInlineCode } from '../ui/renderInlineCode';
import styles from './SidebarLink.module.css';

export interface SidebarLinkProps {
  href: string;
  title: string;
  isCurrent: boolean;
}

/** A page of the tree. */
export function SidebarLink({ href, title, isCurrent }: SidebarLinkProps) {
  return (
    <Link className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
      {renderInlineCode(title)}
    </Link>
  );
}
