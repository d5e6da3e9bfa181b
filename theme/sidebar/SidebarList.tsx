import { SidebarGroup } from './SidebarGroup';
import { SidebarLink } from './SidebarLink';
import styles from './SidebarList.module.css';
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
      return <SidebarLink href={node.href} title={node.title} isCurrent={node.isCurrent} />;
    case 'group':
      return (
        <SidebarGroup group={node}>
          <SidebarList nodes={node.children} />
        </SidebarGroup>
      );
    case 'heading':
      return <span className={styles.heading}>{node.title}</span>;
    case 'rule':
      return <hr className={styles.rule} data-dashed={node.isDashed || undefined} />;
  }
}
