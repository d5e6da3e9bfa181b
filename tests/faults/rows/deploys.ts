import type { FaultRow, Step } from '../FaultRow';
import { openSearch, says } from '../steps/controls';
import { emptyCache } from '../steps/network';
import { follow, goBack, holds, hydrate, open, pointAt, press, reload, wait } from '../steps/page';
import { missingNoise, scriptNoise, syntaxNoise } from './noise';

const noise = [...scriptNoise, ...missingNoise, ...syntaxNoise];
const isNext = holds('the page is there', () => location.pathname !== '/guide/start/');

/** A tab is open while the site is deployed anew; each row begins and ends with the first build. */
export function createDeployRows(deploy: (which: 'first' | 'next') => Step): readonly FaultRow[] {
  const row = (
    id: string,
    fault: string,
    act: readonly Step[],
    rest: Partial<FaultRow> = {},
  ): FaultRow => ({
    id: `deploy-${id}`,
    fault,
    by: 'deploy',
    from: [2],
    before: [deploy('first'), emptyCache],
    act: [emptyCache, deploy('next'), ...act],
    noise,
    ...rest,
  });
  return [
    row(
      'then-link',
      'The site is deployed anew, and a link of an open tab is followed',
      [follow('sidebar', 1)],
      {
        ends: { documents: 1 },
      },
    ),
    row('then-next', 'The site is deployed anew, and the next page is opened', [follow('next')], {
      ends: { documents: 1 },
    }),
    row(
      'then-hover',
      'The site is deployed anew, and a link is pointed at first',
      [pointAt('sidebar', 1), wait(100), follow('sidebar', 1)],
      {
        ends: { documents: 1 },
      },
    ),
    row('then-search', 'The site is deployed anew, and search is opened: its code is gone', [
      press('Control+k'),
      says(/could not be loaded/),
    ]),
    row(
      'then-back',
      'The site is deployed anew between two pages, and the reader goes back',
      [follow('next'), isNext, goBack],
      { ends: { address: '/guide/start/' } },
    ),
    row(
      'before-react',
      'The site is deployed anew before React was wanted',
      [press('Shift'), wait(500), follow('next')],
      {
        isStatic: true,
        ends: { documents: 1 },
      },
    ),
    row(
      'and-back',
      'The site is deployed anew and rolled back',
      [deploy('first'), follow('next')],
      {
        ends: { documents: 0 },
      },
    ),
    row(
      'while-loading',
      'The site is deployed anew between the page and its scripts',
      [reload, hydrate],
      {
        ends: { documents: 1 },
      },
    ),
    row('twice', 'The site is deployed anew twice while a tab is open', [
      follow('next'),
      isNext,
      deploy('first'),
      follow('sidebar', 2),
    ]),
    {
      ...row('old-tab-search', 'The site is deployed anew while search is open', [], {
        act: [openSearch, emptyCache, deploy('next'), press('Escape'), follow('sidebar', 2)],
      }),
      ends: { documents: 1 },
    },
    row(
      'typed-address',
      'The site is deployed anew and another address is typed',
      [open('/guide/start/glossary')],
      {
        ends: { documents: 1 },
      },
    ),
  ];
}
