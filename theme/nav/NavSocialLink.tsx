import { withBase } from '@rspress/core/runtime';
import { useId } from 'react';
import type { SocialContent, SocialLink } from '../../site/socialLinks';
import { useText } from '../hooks/useText';
import { trustHtml } from '../lib/trustHtml';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { Tooltip } from '../ui/Tooltip';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { NavPopover } from './NavPopover';
import styles from './NavSocialLink.module.css';

/** One social link, by its mode: a link, or a text, picture or HTML that opens (spec.md §2). */
export function NavSocialLink({ link }: { link: SocialLink }) {
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
    <Link className={styles.link} href={link.href}>
      <Icon name={link.icon} />
      <Tooltip>{link.name}</Tooltip>
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
