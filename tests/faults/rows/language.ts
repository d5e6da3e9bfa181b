import type { FaultClass } from '../FaultRow';
import { beforeScripts, expectInPage, hydrate, reload } from '../steps/page';
import { missingPage } from '../../support/test';

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
      id: 'chinese-second-visit',
      fault: 'A Chinese browser is led to its language once, and then goes where it is told',
      documents: 'any',
      visitor: 'chinese',
      path: '/',
      isStatic: true,
      act: [
        expectInPage('the Chinese page is there', () => location.pathname === '/zh/'),
        async (world) => {
          world.address = '/';
          await world.page.goto(`${new URL(world.site.url).origin}/`);
        },
      ],
      address: '/',
    },
    {
      id: 'english-on-chinese-404',
      fault: 'An English browser opens a Chinese page that is not there',
      visitor: 'newcomer',
      path: '/zh/nope',
      address: '/zh/nope',
      noise: missingPage,
    },
    ...[undefined, '', 'ZH-cn', '*', 'x'.repeat(500), 'zh=//evil.example'].map((value) => ({
      id: `language-${String(value).slice(0, 20)}`,
      fault: `The browser says that its language is ${String(value).slice(0, 20)}`,
      visitor: 'newcomer' as const,
      path: english,
      before: [navigatorIs('language', value)],
      address: english,
    })),
    {
      id: 'languages-empty',
      fault: 'The browser names no languages',
      visitor: 'newcomer',
      before: [navigatorIs('languages', [])],
      act: [reload, hydrate],
      documents: 1,
    },
    {
      id: 'no-user-agent',
      fault: 'The browser does not say what it is',
      visitor: 'newcomer',
      before: [navigatorIs('userAgent', '')],
    },
  ],
};
