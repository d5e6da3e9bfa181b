import { cleanUrlByConfig, useLocation, withBase } from '@rspress/core/runtime';
import { navigateTo } from '../lib/navigation';
import { decodeHash } from '../lib/hashTarget';
import type { SearchHit } from '../../search/SearchHit';
import type { SearchGroup } from './SearchProvider';

type Target = Pick<SearchHit, 'href'>;
type Place = Pick<SearchGroup, 'isCurrent'>;

/** Where a hit's link leads: with base for pages of this site, as given for others. */
export const getHitHref = ({ href }: Target, { isCurrent }: Place): string =>
  isCurrent ? withBase(cleanUrlByConfig(href)) : href;

/** Opens a hit: pages of this site here, others and on request in a new tab. */
export function useOpenHit(): (hit: Target, group: Place, inNewTab: boolean) => void {
  const { pathname } = useLocation();
  return (hit, group, inNewTab) => {
    if (inNewTab || !group.isCurrent) {
      window.open(getHitHref(hit, group), '_blank', 'noopener');
      return;
    }
    const href = cleanUrlByConfig(hit.href);
    const [path = '', hash = ''] = href.split('#');
    if (stripSlash(path) === stripSlash(pathname)) scrollToSection(hash);
    else navigateTo(href);
  };
}

const stripSlash = (path: string): string => path.replace(/\/$/, '');

/** On the page being read there is no route to change: the browser goes to the anchor. */
function scrollToSection(hash: string): void {
  if (!hash) window.scrollTo(0, 0);
  else if (decodeHash(window.location.hash) !== decodeHash(hash)) window.location.hash = hash;
  else document.getElementById(decodeHash(hash))?.scrollIntoView();
}
