import { useNav } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import { useText } from '../hooks/useText';
import { NavGroup } from './NavGroup';
import { NavItemLink } from './NavItemLink';
import styles from './NavLinks.module.css';
import { useNavLink } from './useNavLink';

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
                    'link' in item && <NavItemLink {...toLink(item)} className={styles.link} />
                  )}
                </li>
              ))}
            </ul>
          ),
      )}
    </nav>
  );
}
