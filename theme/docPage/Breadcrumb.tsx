import { matchNavbar, useActiveMatcher, useNav, useSidebar } from '@rspress/core/runtime';
import { useSitePath } from '../lib/siteHooks';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Link } from '../ui/Link';
import { renderInlineCode } from '../ui/renderInlineCode';
import styles from './Breadcrumb.module.css';
import { findTrail } from './pageOrder';

/** The page's place: section of the bar, then the groups of the sidebar above it. */
export function Breadcrumb() {
  const text = useText();
  const isCurrent = useActiveMatcher();
  const sidebar = useSidebar();
  const { rest, resolve } = useSitePath();
  const section = useNav().find((item) => 'link' in item && matchNavbar(item, rest));
  const trail = findTrail(sidebar, isCurrent);
  if (!section?.text || !trail) return null;
  const steps = [
    { title: section.text, href: 'link' in section ? resolve(section.link) : undefined },
    ...trail,
  ];
  return (
    <nav aria-label={text('breadcrumb')}>
      <ol className={styles.list}>
        {steps.map(({ title, href }) => (
          <li key={title} className={styles.step}>
            {href ? (
              <Link className={controls.plainLink} href={href}>
                {renderInlineCode(title)}
              </Link>
            ) : (
              renderInlineCode(title)
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
