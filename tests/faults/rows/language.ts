import type { FaultClass } from '../FaultRow';
import { beforeScripts, follow, holds, hydrate, reload } from '../steps/page';
import { missingNoise } from './noise';

const english = '/guide/start/?x=1#what-it-does';
const navigatorIs = (name: 'language' | 'languages' | 'userAgent', value: unknown) =>
  beforeScripts(
    ([property, wanted]) => {
      Object.defineProperty(navigator, property, { configurable: true, get: () => wanted });
    },
    [name, value] as const,
  );

export const language: FaultClass = {
  name: 'Languages',
  rows: [
    {
      id: 'chinese-on-english-only',
      fault: 'A Chinese browser opens a page that is not translated',
      by: 'browser',
      from: [34],
      breaksStock: true,
      visitor: 'chinese',
      path: english,
      ends: { address: english, documents: 0 },
    },
    {
      id: 'chinese-first-visit',
      fault: 'A Chinese browser opens the home page for the first time',
      by: 'browser',
      from: [35],
      visitor: 'chinese',
      path: '/?x=1#y',
      isStatic: true,
      ends: { address: '/zh/?x=1#y' },
    },
    {
      id: 'chinese-second-visit',
      fault: 'A Chinese browser is led to its language once, and then goes where it is told',
      by: 'browser',
      from: [35],
      visitor: 'chinese',
      path: '/',
      isStatic: true,
      act: [
        holds('the Chinese page is there', () => location.pathname === '/zh/'),
        async (world) => {
          world.address = '/';
          await world.page.goto(`${new URL(world.site.url).origin}/`);
        },
      ],
      ends: { address: '/' },
    },
    {
      id: 'english-on-chinese-404',
      fault: 'An English browser opens a Chinese page that is not there',
      by: 'browser',
      from: [35, 39],
      visitor: 'newcomer',
      path: '/zh/nope',
      ends: { address: '/zh/nope', documents: 0 },
      noise: missingNoise,
    },
    {
      id: 'crawler',
      fault: 'A crawler asks with a Chinese browser',
      by: 'browser',
      from: [36],
      visitor: 'crawler',
      path: '/',
      ends: { documents: 0 },
    },
    ...[undefined, '', 'zh', 'ZH-cn', '*', 'x'.repeat(500), 'zh=//evil.example'].map((value) => ({
      id: `language-${String(value).slice(0, 20)}`,
      fault: `The browser says that its language is ${String(value).slice(0, 20)}`,
      by: 'browser' as const,
      from: [36],
      visitor: 'newcomer' as const,
      path: english,
      before: [navigatorIs('language', value)],
      ends: { address: english, documents: 0 },
    })),
    {
      id: 'languages-empty',
      fault: 'The browser names no languages',
      by: 'browser',
      from: [36],
      visitor: 'newcomer',
      before: [navigatorIs('languages', [])],
      act: [reload, hydrate],
      ends: { documents: 1 },
    },
    {
      id: 'no-user-agent',
      fault: 'The browser does not say what it is',
      by: 'browser',
      from: [36],
      visitor: 'newcomer',
      before: [navigatorIs('userAgent', '')],
      ends: { documents: 0 },
    },
    {
      id: 'language-menu-untranslated',
      fault: 'The reader chooses Chinese on a page that is not translated',
      by: 'input',
      from: [37],
      act: [
        async (world) => {
          world.address = await world.page
            .locator('header a[lang=zh]')
            .first()
            .evaluate((link: HTMLAnchorElement) => {
              link.click();
              return link.pathname;
            });
        },
      ],
      ends: { address: '/zh/', documents: 0 },
    },
    {
      id: 'chinese-link-to-english',
      fault: 'A Chinese page leads to one that is not translated',
      by: 'input',
      from: [37],
      path: '/zh/all-pages',
      act: [follow('text', 3)],
      ends: { documents: 1 },
    },
  ],
};
