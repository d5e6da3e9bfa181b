import type { FaultClass, FaultRow } from '../FaultRow';
import { click, goBack, expectInPage, inPage, open, isAway } from '../steps/page';
import { missingPage } from '../../support/test';

const guide = '/guide/start/';
const isTop = expectInPage('the page is at its top', () => scrollY === 0);

const hash = (value: string): FaultRow => ({
  id: `hash-${value.slice(0, 40)}`,
  fault: `The address ends in ${value.slice(0, 60)}`,
  path: guide + value,
  check: [isTop],
});

/** The same, once the page is there: the hash changes under it. */
const laterHash = (value: string): FaultRow => ({
  id: `hash-later-${value}`,
  fault: `The hash of an open page becomes ${value}`,
  act: [
    async (world) => {
      world.address = guide + value;
      await world.page.evaluate((next) => {
        location.hash = next;
      }, value);
    },
  ],
});

const query = (value: string): FaultRow => ({
  id: `query-${value.slice(0, 40)}`,
  fault: `The address has the query ${value.slice(0, 60)}`,
  path: guide + value,
});

const moved = (path: string, address: string): FaultRow => ({
  id: `path-${path}`,
  fault: `The address is ${path}`,
  isStatic: true,
  path,
  address,
  documents: 'any',
  noise: missingPage,
});

/** No page: the 404 page, whose links work. */
const missing = (path: string, address = path): FaultRow => moved(path, address);

export const addresses: FaultClass = {
  name: 'Addresses',
  rows: [
    hash('#%E0%A4%A'),
    hash('#%'),
    hash('#%00'),
    hash('#%ff%fe'),
    hash('#nope'),
    hash('#nope"><img src=x onerror="window.__xss=1">'),
    hash("#');window.__xss=1;//"),
    hash('#__rspress_root'),
    hash('#constructor'),
    hash('#'),
    hash('##'),
    hash('#javascript:window.__xss=1'),
    hash('#build-L3-'),
    hash('#nope-L99999999999999999999-1'),
    hash(`#${'a'.repeat(5000)}`),
    { ...hash('#:~:text=never,there'), address: guide },
    hash('#😀'),
    ...['#%E0%A4%A', '#%', '#<script>', '#a b'].map(laterHash),
    query('?__proto__[x]=1&constructor.prototype.y=2'),
    query('?%E0%A4%A'),
    query('?%'),
    query(`?${'&'.repeat(3000)}`),
    query(`?x=${'y'.repeat(5000)}`),
    query('?navbar=0&navbar=1'),
    query('?navbar=%00&sidebar=&outline=-1&footer=false'),
    query('?footer=<script>window.__xss=1</script>'),
    query('?tab-package.manager=%00&tab-package.manager=99'),
    query('?tab-package.manager="><img src=x onerror="window.__xss=1">'),
    query('?next=//evil.example/x&redirect=javascript:window.__xss=1'),
    query('?a=1#%E0%A4%A'),
    query('?utm_source=x&fbclid=y#what-it-does'),
    moved('/guide/start', guide),
    moved('/guide/start/index', guide),
    moved('/guide/start/index.html', guide),
    moved('/guide/start/glossary/', '/guide/start/glossary'),
    moved('/guide/start/glossary.html?a=b#top', '/guide/start/glossary?a=b#top'),
    moved('/guide/start/glossary/?a=b#c', '/guide/start/glossary?a=b#c'),
    moved('/GUIDE/Start/', guide),
    moved('/en/guide/start/?x=1#text', '/guide/start/?x=1#text'),
    moved('/en/', '/'),
    moved('/en', '/'),
    missing('/nope/x'),
    missing('/fr/guide/start/'),
    missing('/zh/nope'),
    moved('//guide/start/', guide),
    moved('/guide//start/', guide),
    missing('/guide/start/../nope/..%2f..%2fetc/passwd', '/guide/nope/..%2f..%2fetc/passwd'),
    missing('/_headers'),
    missing('/.env'),
    missing('/guide/start/glossary.php'),
    missing('/constructor'),
    missing('/__proto__/x'),
    missing('/%E0%A4%A', '/%EF%BF%BDE0%EF%BF%BDA4%EF%BF%BDA'),
    missing('/100%25', '/100%EF%BF%BD25'),
    missing('/%3Cscript%3Ewindow.__xss=1%3C/script%3E'),
    missing(`/${'a/'.repeat(200)}`),
    missing('/%F0%9F%98%80'),
    {
      ...missing('/en//evil.example/x', '/evil.example/x'),
      fault: 'An address with the default language and another host after it',
    },
    missing('/en///evil.example', '/evil.example'),
    missing('/en/%2f%2fevil.example/x', '/%2f%2fevil.example/x'),
    missing('/en/\\evil.example', '/evil.example'),
    missing('/EN//evil.example/x', '/evil.example/x'),
    {
      id: 'address-then-back',
      fault: 'A malformed hash, another page, and back again',
      documents: 'any',
      path: `${guide}#%E0%A4%A`,
      act: [open('/guide/start/glossary'), goBack],
      address: `${guide}#%E0%A4%A`,
    },
    {
      id: 'state-of-another-script',
      fault: 'Another script puts its own state into the history',
      act: [
        inPage(() => history.replaceState({ idx: 'x', key: 7, usr: null }, '', '?a=1')),
        click('main a[rel=next]'),
        isAway,
        goBack,
      ],
      address: '/guide/start/?a=1',
    },
  ],
};
