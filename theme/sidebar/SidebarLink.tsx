import { Link } from '../ui/Link';
import { renderInlineCode } from '../ui/renderInlineCode';
import styles from './SidebarLink.module.css';
import { SidebarTag } from './SidebarTag';
import type { SidebarPage } from './sidebarTree';

export type SidebarLinkProps = Omit<SidebarPage, 'type'>;

/** A page of the tree. */
export function SidebarLink({ href, title, isCurrent, tag, context }: SidebarLinkProps) {
  return (
    <Link
      className={styles.link}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      data-context={context}
    >
      {renderInlineCode(title)}
      <SidebarTag tag={tag} />
    </Link>
  );
}
