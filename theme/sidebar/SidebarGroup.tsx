import type { ReactNode } from 'react';
import { useText } from '../hooks/useText';
import { Icon } from '../ui/Icon';
import { renderInlineCode } from '../ui/renderInlineCode';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './SidebarGroup.module.css';
import { SidebarLink } from './SidebarLink';
import type { SidebarGroup as Group } from './sidebarTree';

export interface SidebarGroupProps {
  group: Group;
  children: ReactNode;
}

/** A group that folds natively; where its title is a page, the link stands beside the fold control. */
export function SidebarGroup({ group, children }: SidebarGroupProps) {
  const text = useText();
  const { href, title, isCurrent, isOpen } = group;
  return (
    <div className={styles.group}>
      {href && <SidebarLink href={href} title={title} isCurrent={isCurrent} />}
      <details open={isOpen} data-linked={href ? '' : undefined}>
        <summary className={styles.summary}>
          {href ? (
            <VisuallyHidden>{text('togglePages', { title })}</VisuallyHidden>
          ) : (
            renderInlineCode(title)
          )}
          <Icon name="chevron" className={styles.chevron} />
        </summary>
        {children}
      </details>
    </div>
  );
}
