import { useText } from '../hooks/useText';
import { useThemeOptions } from '../hooks/useThemeOptions';
import { Icon } from '../ui/Icon';
import { NavPopover } from './NavPopover';
import { NavSocialLink } from './NavSocialLink';
import styles from './NavSocial.module.css';

/** spec.md §9, "Social links inline". */
const inlineCount = 3;

/** Links to where the project lives: three in the bar, the rest behind a button. */
export function NavSocial() {
  const text = useText();
  const { socialLinks = [] } = useThemeOptions();
  if (socialLinks.length === 0) return null;
  const rest = socialLinks.slice(inlineCount);
  return (
    <div className={styles.social}>
      <ul className={styles.list}>
        {socialLinks.slice(0, inlineCount).map((link) => (
          <li key={link.name}>
            <NavSocialLink link={link} />
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <NavPopover id="nav-social" title={text('moreLinks')} button={<Icon name="more" />}>
          <ul className={styles.list}>
            {rest.map((link) => (
              <li key={link.name}>
                <NavSocialLink link={link} />
              </li>
            ))}
          </ul>
        </NavPopover>
      )}
    </div>
  );
}
