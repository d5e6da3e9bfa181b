import type { useNav } from '@rspress/core/runtime';
import { useId } from 'react';
import { Icon } from '../ui/Icon';
import styles from './NavGroup.module.css';
import { NavItemLink } from './NavItemLink';
import { NavPopover } from './NavPopover';
import { useNavLink } from './useNavLink';

type NavItem = ReturnType<typeof useNav>[number];

/** Items of the bar behind one name; groups inside become titled lists. A linked group comes first. */
export function NavGroup({ item }: { item: Extract<NavItem, { items: unknown }> }) {
  const id = useId();
  const { text = '', tag } = item;
  return (
    <NavPopover
      id={`nav-group${id}`}
      title={text}
      isTitled
      align={item.position === 'left' ? 'start' : 'end'}
      button={
        <>
          {text}
          {tag && <span className={styles.tag}>{tag}</span>}
          <Icon name="chevron" className={styles.chevron} />
        </>
      }
    >
      <GroupList items={'link' in item ? [{ ...item, items: [] }, ...item.items] : item.items} />
    </NavPopover>
  );
}

function GroupList({ items }: { items: readonly NavItem[] }) {
  const toLink = useNavLink();
  return (
    <ul>
      {items.map((item) => (
        <li key={`${item.text}${'link' in item ? item.link : ''}`}>
          {'items' in item && item.items.length > 0 ? (
            <>
              <p className={styles.title}>{item.text}</p>
              <GroupList items={item.items} />
            </>
          ) : (
            'link' in item && <NavItemLink {...toLink(item)} />
          )}
        </li>
      ))}
    </ul>
  );
}
