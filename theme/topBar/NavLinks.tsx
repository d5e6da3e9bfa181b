import { useNav } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import styles from './TopBar.module.css';
import { NavItemLink, useNavLink } from './NavItemLink';
import { NavPopover } from './NavPopover';

/** The sections of the site, at the start of the bar or at its end; the one being read is marked. */
export function NavLinks() {
  const text = useText();
  const items = useNav();
  const toLink = useNavLink();
  const isAtStart = ({ position = 'right' }: (typeof items)[number]) => position === 'left';
  const lists = [items.filter(isAtStart), items.filter((item) => !isAtStart(item))];
  return (
    <nav className={styles.nav} aria-label={text('mainNavigation')}>
      {lists.map(
        (list, index) =>
          list.length > 0 && (
            <ul key={index} className={clsx(styles.list, index === 1 && styles.end)}>
              {list.map((item) => (
                <li key={item.text}>
                  {'items' in item && item.items.length > 0 ? (
                    <NavGroup item={item} />
                  ) : (
                    'link' in item && <NavItemLink {...toLink(item)} className={styles.section} />
                  )}
                </li>
              ))}
            </ul>
          ),
      )}
    </nav>
  );
}

type NavItem = ReturnType<typeof useNav>[number];

/** Items of the bar under one name; groups inside become titled lists. A linked group comes first, unless it is an item. */
function NavGroup({ item }: { item: Extract<NavItem, { items: unknown }> }) {
  const id = useId();
  const toLink = useNavLink();
  const { text = '', tag, items } = item;
  const isItem = 'link' in item && items.some((one) => 'link' in one && one.link === item.link);
  return (
    <NavPopover
      id={`nav-group${id}`}
      title={text}
      isTitled
      align={item.position === 'left' ? 'start' : 'end'}
      isCurrent={isItem && toLink(item)['aria-current'] !== undefined}
      button={
        <>
          {text}
          {tag && <span className={styles.tag}>{tag}</span>}
          <Icon name="chevron" className={controls.chevron} />
        </>
      }
    >
      <GroupList items={'link' in item && !isItem ? [{ ...item, items: [] }, ...items] : items} />
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
