import { renderInlineCode } from '../ui/renderInlineCode';
import { SidebarGroup } from './SidebarGroup';
import { SidebarLink } from './SidebarLink';
import styles from './SidebarList.module.css';
import { SidebarTag } from './SidebarTag';
import type { SidebarNode } from './sidebarTree';

/** One level of the tree. */
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
      return (
        <SidebarGroup group={node}>
          <SidebarList nodes={node.children} />
        </SidebarGroup>
      );
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
