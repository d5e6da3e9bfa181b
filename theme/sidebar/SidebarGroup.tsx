import { type ReactNode, useState } from 'react';
import { useText } from '../hooks/useText';
import { Icon } from '../ui/Icon';
import { renderInlineCode } from '../ui/renderInlineCode';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './SidebarGroup.module.css';
import { SidebarLink } from './SidebarLink';
import { SidebarTag } from './SidebarTag';
import type { SidebarGroup as Group } from './sidebarTree';

export interface SidebarGroupProps {
  group: Group;
  children: ReactNode;
}

/**
 * A group that folds natively. Where its title is a page, the link stands beside the fold control,
 * and a click on it folds or unfolds as well (theme/boot/sidebarState.ts).
 */
export function SidebarGroup({ group, children }: SidebarGroupProps) {
  const text = useText();
  const { href, title, isCurrent, isCollapsible, tag, context } = group;
  // From the first render on the element is the reader's.
  const [isOpen] = useState(group.isOpen);
  const link = href && (
    <SidebarLink href={href} title={title} isCurrent={isCurrent} tag={tag} context={context} />
  );
  const name = (
    <span>
      {renderInlineCode(title)}
      <SidebarTag tag={tag} />
    </span>
  );
  if (!isCollapsible) {
    return (
      <>
        {link || (
          <p className={styles.title} data-context={context}>
            {name}
          </p>
        )}
        {children}
      </>
    );
  }
  return (
    <div className={styles.group}>
      {link}
      <details
        className={styles.details}
        open={isOpen}
        data-linked={href ? '' : undefined}
        data-context={href ? undefined : context}
      >
        <summary className={styles.summary}>
          {href ? <VisuallyHidden>{text('togglePages', { title })}</VisuallyHidden> : name}
          <Icon name="chevron" className={styles.chevron} />
        </summary>
        {children}
      </details>
    </div>
  );
}
