import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { site } from '../../site/site';
import { socialLinks } from '../../site/socialLinks';
import { useSitePath } from '../lib/siteHooks';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Link } from '../ui/Link';
import styles from './Footer.module.css';

/** The end of every page; `shortcuts` opens the list of keys. */
export function Footer({ shortcuts }: { shortcuts: ReactNode }) {
  const text = useText();
  const { findHref } = useSitePath();
  const allPages = { name: text('footerAllPages'), href: findHref({ rest: site.allPages }) };
  const links = [allPages, ...socialLinks];
  return (
    <footer className={styles.footer}>
      <p>{text('footerLicense')}</p>
      {shortcuts}
      <nav aria-label={text('footerLinks')}>
        <ul className={styles.links}>
          {links.map(({ name, href }) => (
            <li key={href}>
              <Link className={clsx(controls.plainLink, styles.link)} href={href}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
