import { useState } from 'react';
import { useText } from '../lib/text';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { renderInlineCode } from '../ui/renderInlineCode';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './SidebarList.module.css';
import type { SidebarGroup as Group, SidebarNode, SidebarPage } from './sidebarTree';

export function SidebarList({ nodes }: { nodes: readonly SidebarNode[] }) {
  return (
    <ul className={styles.list}>
      {nodes.map((node, index) => (
        <li key={index}>
          <SidebarEntry node={node} />
        </li>
      ))}
    </ul>
  );
}

function SidebarEntry({ node }: { node: SidebarNode }) {
  switch (node.type) {
    case 'page':
      return <SidebarLink {...node} />;
    case 'group':
      return <SidebarGroup group={node} />;
    case 'heading':
      return (
        <span className={styles.heading}>
          {renderInlineCode(node.title)}
          <SidebarTag tag={node.tag} />
        </span>
      );
    case 'rule':
      return <hr className={styles.rule} data-dashed={node.isDashed || undefined} />;
  }
}

/** A native disclosure. A click on the link of its title opens or closes the group as well (sidebarScript.ts). */
function SidebarGroup({ group }: { group: Group }) {
  const text = useText();
  const { href, title, isCollapsible, tag, context } = group;
  // After the first render only the reader opens and closes it.
  const [isOpen] = useState(group.isOpen);
  const link = href && <SidebarLink {...group} href={href} />;
  const children = <SidebarList nodes={group.children} />;
  const name = (
    <>
      {renderInlineCode(title)}
      <SidebarTag tag={tag} />
    </>
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
    <div>
      {link}
      <details
        open={isOpen}
        data-linked={href ? '' : undefined}
        data-context={href ? undefined : context}
      >
        <summary>
          {href ? <VisuallyHidden>{text('togglePages', { title })}</VisuallyHidden> : name}
          <Icon name="chevron" className={styles.chevron} />
        </summary>
        {children}
      </details>
    </div>
  );
}

function SidebarLink({ href, title, isCurrent, tag, context }: Omit<SidebarPage, 'type'>) {
  return (
    <Link href={href} aria-current={isCurrent ? 'page' : undefined} data-context={context}>
      {renderInlineCode(title)}
      <SidebarTag tag={tag} />
    </Link>
  );
}

/** A writer’s word about an entry: `new`, `beta`. The space keeps it apart when it is read aloud. */
function SidebarTag({ tag }: { tag: string | undefined }) {
  if (!tag) return null;
  return (
    <>
      {' '}
      <span className={styles.tag}>{tag}</span>
    </>
  );
}
