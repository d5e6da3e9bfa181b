import { withBase } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import { useId } from 'react';
import type { SocialContent, SocialLink } from '../../site/socialLinks';
import { useThemeOptions } from '../lib/siteHooks';
import { useText } from '../lib/text';
import { trustHtml } from '../lib/trustHtml';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { NavPopover } from './NavPopover';
import styles from './TopBar.module.css';

/** Social links shown in the bar; the rest are in a menu. */
const inlineCount = 3;

export function NavSocial() {
  const text = useText();
  const { socialLinks = [] } = useThemeOptions();
  if (socialLinks.length === 0) return null;
  const rest = socialLinks.slice(inlineCount);
  return (
    <div className={styles.list}>
      <ul className={styles.social}>
        {socialLinks.slice(0, inlineCount).map((link) => (
          <li key={link.name}>
            <NavSocialLink link={link} />
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <NavPopover id="nav-social" title={text('moreLinks')} button={<Icon name="more" />}>
          <ul className={styles.social}>
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

/** One social link, by its mode: a link, or a text, picture or HTML that opens. */
function NavSocialLink({ link }: { link: SocialLink }) {
  const text = useText();
  const id = useId();
  if ('content' in link) {
    return (
      <NavPopover id={`social${id}`} title={link.name} button={<Icon name={link.icon} />}>
        <Content {...link} />
      </NavPopover>
    );
  }
  return (
    <Link className={clsx(controls.quiet, styles.row)} href={link.href}>
      <Icon name={link.icon} />
      <span className={styles.tooltip}>{link.name}</span>
      <VisuallyHidden>{` (${text('externalLink')})`}</VisuallyHidden>
    </Link>
  );
}

function Content({ mode, content, name }: SocialContent) {
  switch (mode) {
    case 'img':
      return <img className={styles.picture} src={withBase(content)} alt={name} loading="lazy" />;
    case 'dom':
      return (
        <div className={styles.content} dangerouslySetInnerHTML={{ __html: trustHtml(content) }} />
      );
    default:
      return <p className={styles.content}>{content}</p>;
  }
}
