import { clsx } from 'clsx';
import { site } from '../../site/site';
import { socialLinks } from '../../site/socialLinks';
import { hasRoute, useSitePath } from '../lib/siteHooks';
import { useText } from '../lib/text';
import controls from '../ui/controls.module.css';
import { Link } from '../ui/Link';
import styles from './Footer.module.css';

/** The end of every page. */
export function Footer() {
  const text = useText();
  const { findHref } = useSitePath();
  const pages = [
    [text('footerAllPages'), site.allPages],
    [text('footerProof'), '/proof'],
    [text('footerAccessibility'), '/accessibility'],
    [text('footerOffline'), '/offline'],
  ] as const;
  const links = [
    ...pages.flatMap(([name, rest]) => (hasRoute(rest) ? { name, href: findHref({ rest }) } : [])),
    ...socialLinks,
  ];
  return (
    <footer className={styles.footer}>
      <p>{text('footerLicense')}</p>
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
