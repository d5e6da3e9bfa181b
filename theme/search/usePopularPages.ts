import { pageData } from 'virtual-page-data?picked';
import { popularPages } from '../../site/popularPages';
import { languages } from '../../site/site';
import { useSitePath } from '../lib/siteHooks';

export interface PopularPage {
  /** Route, without base. */
  href: string;
  title: string;
  lang: string;
}

/** The hand-picked pages for readers of this language, as far as the site has them. */
export function usePopularPages(): PopularPage[] {
  const { language, resolve } = useSitePath();
  const picked = popularPages[languages.find((known) => known === language) ?? languages[0]];
  return picked.flatMap((route) => {
    // Where a page is missing this is the home page.
    const { href } = resolve(route);
    const page = href.endsWith(route) && pageData.pages.find(({ routePath }) => routePath === href);
    return page ? [{ href, title: page.title, lang: page.lang }] : [];
  });
}
