import type { ComponentProps } from 'react';
import { useText } from '../hooks/useText';
import { getRepositoryHost } from '../lib/getRepositoryHost';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import styles from './SourceLink.module.css';

export interface SourceLinkProps extends ComponentProps<'a'> {
  href: string;
}

/** Leads to a file in a repository: the host's icon, and 'Source' unless told otherwise (spec.md §2). */
export function SourceLink({ href, children, ...props }: SourceLinkProps) {
  const text = useText();
  return (
    <Link {...props} className={styles.link} href={href}>
      <Icon name={getRepositoryHost(href).icon} className={styles.icon} />
      {children ?? text('sourceCodeText')}
    </Link>
  );
}
