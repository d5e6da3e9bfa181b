import { socialLinks } from '../../site/socialLinks';
import { useText } from '../hooks/useText';
import { Link } from '../ui/Link';
import styles from './Footer.module.css';

/** The end of every page: licence, repository, social network and chat (spec.md §2). */
export function Footer() {
  const text = useText();
  return (
    <footer className={styles.footer}>
      <p>{text('footerLicence')}</p>
      <nav aria-label={text('footerLinks')}>
        <ul className={styles.links}>
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
