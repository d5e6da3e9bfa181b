import { socialLinks } from '../../site/socialLinks';
import { useText } from '../hooks/useText';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import styles from './NavTools.module.css';

/** Links to where the project lives; the names show on the full-screen menu only. */
export function NavSocial() {
  const text = useText();
  return (
    <ul className={styles.social}>
      {socialLinks.map(({ name, icon, href }) => (
        <li key={href}>
          <Link
            className={styles.tool}
            href={href}
            aria-label={`${name} (${text('externalLink')})`}
          >
            <Icon name={icon} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
