import { matchNavbar, type useNav } from '@rspress/core/runtime';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { getLinkKind } from '../lib/linkKind';
import { useSitePath } from '../lib/siteHooks';
import controls from '../ui/controls.module.css';
import { Link } from '../ui/Link';
import styles from './TopBar.module.css';

export interface NavItemLinkProps extends ComponentProps<typeof Link> {
  text: string;
  tag?: string;
}

export function NavItemLink({ text: name, tag, className, ...props }: NavItemLinkProps) {
  return (
    <Link {...props} className={clsx(controls.quiet, styles.row, styles.entry, className)}>
      {name}
      {tag && <span className={styles.tag}>{tag}</span>}
    </Link>
  );
}

type LinkItem = Extract<ReturnType<typeof useNav>[number], { link: string }> & {
  download?: boolean;
};

/** What an item of the bar shows and where it leads: always to a page that exists. */
export function useNavLink(): (item: LinkItem) => ComponentProps<typeof NavItemLink> {
  const { rest, resolve } = useSitePath();
  return (item) => {
    const { text, tag, rel, lang, download } = item;
    const given = { text, tag, lang, download, ...(rel && { rel }) };
    const link = normalizeNavLink(item.link);
    if (getLinkKind(link) !== 'internal') return { ...given, href: link };
    const isActive = matchNavbar(item, rest);
    return { ...given, href: resolve(link), 'aria-current': isActive ? 'true' : undefined };
  };
}

/** A link as it was written: the framework takes `//host/x` for a path and makes it `/v1//host/x.html`. */
export function normalizeNavLink(link: string): string {
  const [mangled] = /^(?:\/[^:]*)?(?=\/\/)/.exec(link) ?? [];
  return mangled === undefined ? link : link.slice(mangled.length).replace(/\.html$/, '');
}
