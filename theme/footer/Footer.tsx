import type { ReactNode } from 'react';
import { site } from '../../site/site';
import { socialLinks } from '../../site/socialLinks';
import { useSitePath } from '../lib/siteHooks';
import { useText } from '../lib/text';
import { Link } from '../ui/Link';
import styles from './Footer.module.css';

export interface FooterProps {
  /** Opens the list of keys. Passed in by the frame: concerns do not know each other. */
  shortcuts: ReactNode;
}

/** The end of every page: licence, list of all pages, repository, social network and chat. */
export function Footer({ shortcuts }: FooterProps) {
  const text = useText();
  const { findHref } = useSitePath();
  return (
    <footer className={styles.footer}>
      <p>{text('footerLicence')}</p>
      {shortcuts}
      <nav aria-label={text('footerLinks')}>
        <ul className={styles.links}>
          <li>
            <Link className={styles.link} href={findHref({ rest: site.allPages })}>
              {text('footerAllPages')}
            </Link>
          </li>
          {socialLinks.map(({ name, href }) => (
            <li key={href}>
              <Link className={styles.link} href={href}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
