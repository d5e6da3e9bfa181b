import { matchNavbar, useLang, useLocation } from '@rspress/core/runtime';
import type { ComponentProps } from 'react';
import { site } from '../../site/site';
import { hasRoute } from '../hooks/hasRoute';
import { stripLanguage } from '../lib/languageHref';
import { getLinkKind } from '../lib/resolveHref';
import { resolveRoute } from '../lib/resolveRoute';
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
  const language = useLang();
  const { pathname } = useLocation();
  return (item) => {
    const { text, tag, rel, lang, download } = item;
    const given = { text, tag, rel, lang, download };
    if (getLinkKind(item.link) !== 'internal') return { ...given, href: item.link };
    const { href, isFallback } = resolveRoute(item.link, language, hasRoute);
    const isActive = matchNavbar(item, stripLanguage(pathname, language));
    return {
      ...given,
      href,
      isEnglish: isFallback,
      hrefLang: isFallback ? site.defaultLanguage : undefined,
      'aria-current': isActive ? 'true' : undefined,
    };
  };
}
