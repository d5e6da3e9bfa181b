import type { FaultRow, Step } from '../FaultRow';
import { openSearch, says } from '../steps/controls';
import { emptyCache } from '../steps/network';
import {
  follow,
  goBack,
  hydrate,
  isAway,
  triggerHydration,
  open,
  pointAt,
  press,
  reload,
  wait,
} from '../steps/page';
import { missingPage } from '../../support/test';
import { scriptNoise, syntaxNoise } from './noise';

/** A tab is open while the site is redeployed; each row begins and ends with the first build. */
export function createDeployRows(deploy: (which: 'first' | 'next') => Step): readonly FaultRow[] {
  const row = (
    id: string,
    what: string,
    act: readonly Step[],
    rest: Partial<FaultRow> = {},
  ): FaultRow => ({
    id: `deploy-${id}`,
    fault: `The site is redeployed${what}`,
    before: [deploy('first'), emptyCache],
    act: [emptyCache, deploy('next'), ...act],
    documents: 1,
    noise: [...scriptNoise, ...missingPage, ...syntaxNoise],
    ...rest,
  });
  const toSidebar = follow('sidebar', 1);
  const twice = [follow('next'), isAway, deploy('first'), follow('sidebar', 2)];
  return [
    row('then-link', ', and a link of an open tab is followed', [toSidebar]),
    row('then-next', ', and the next page is opened', [follow('next')]),
    row('then-hover', ', and a link is pointed at first', [
      pointAt('sidebar', 1),
      wait(100),
      toSidebar,
    ]),
    row(
      'then-search',
      ', and search is opened: its code is gone',
      [press('Control+k'), says(/could not be loaded/)],
      { documents: 'any' },
    ),
    row(
      'then-back',
      ' between two pages, and the reader goes back',
      [follow('next'), isAway, goBack],
      { address: '/guide/start/', documents: 'any' },
    ),
    row('before-react', ' before React was wanted', [triggerHydration, follow('next')], {
      isStatic: true,
    }),
    row('and-back', ' and rolled back', [deploy('first'), follow('next')], { documents: 0 }),
    row('while-loading', ' between the page and its scripts', [reload, hydrate]),
    row('twice', ' twice while a tab is open', twice, { documents: 'any' }),
    row('old-tab-search', ' while search is open', [], {
      act: [openSearch, emptyCache, deploy('next'), press('Escape'), follow('sidebar', 2)],
    }),
    row('typed-address', ' and another address is typed', [open('/guide/start/glossary')]),
  ];
}
