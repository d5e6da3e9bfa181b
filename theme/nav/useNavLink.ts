import { matchNavbar } from '@rspress/core/runtime';
import type { ComponentProps } from 'react';
import { site } from '../../site/site';
import { useSitePath } from '../hooks/useSitePath';
import { mendNavLink } from '../lib/mendNavLink';
import { getLinkKind } from '../lib/resolveHref';
import type { NavItemLink } from './NavItemLink';

interface LinkItem {
  text: string;
  link: string;
  tag?: string;
  activeMatch?: string;
  rel?: string;
  lang?: string;
  download?: boolean;
}

/** What an item of the bar shows and where it leads: always to a page that exists. */
export function useNavLink(): (item: LinkItem) => ComponentProps<typeof NavItemLink> {
  const { rest, resolve } = useSitePath();
  return (item) => {
    const { text, tag, rel, lang, download } = item;
    const given = { text, tag, lang, download, ...(rel && { rel }) };
    const link = mendNavLink(item.link);
    if (getLinkKind(link) !== 'internal') return { ...given, href: link };
    const { href, isFallback } = resolve(link);
    const isActive = matchNavbar(item, rest);
    return {
      ...given,
      href,
      isEnglish: isFallback,
      hrefLang: isFallback ? site.defaultLanguage : undefined,
      'aria-current': isActive ? 'true' : undefined,
    };
  };
}
