import type { FaultClass, FaultRow, Step } from '../FaultRow';
import { chooseTab, toggleScheme } from '../steps/controls';
import {
  beforeScripts,
  click,
  follow,
  goBack,
  expectInPage,
  inPage,
  reload,
  wait,
  isAway,
  triggerHydration,
} from '../steps/page';

const copy = click('main button[aria-label^="Copy"]');

/** The browser lacks something, or an extension has taken it away. */
const withoutApi = (owner: string, name: string, row: Partial<FaultRow> = {}): FaultRow => ({
  id: `lacks-${owner}-${name}`,
  fault: `The browser has no ${name}`,
  before: [
    beforeScripts(
      ([from, what]) => {
        const holder: unknown = from === 'window' ? window : Reflect.get(window, from);
        Object.defineProperty(holder, what, {
          configurable: true,
          writable: true,
          value: undefined,
        });
      },
      [owner, name] as const,
    ),
  ],
  act: [toggleScheme, follow('next')],
  ...row,
});

/** Puts each text into two new elements, as translation in the browser does. */
const translate: Step = inPage(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, [translate=no]')) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
});

const translationNoise = [/NotFoundError/, /^uncaught: /, /^console (?:error|warning): /];

/** Code is left as it is written. */
const keepsCode: Step = expectInPage('code is not translated', () => {
  const blocks = [...document.querySelectorAll('pre')];
  return blocks.length > 0 && blocks.every((block) => !block.querySelector('font'));
});

/** An extension changes the page, and the reader goes on. */
const changedByExtension = (id: string, fault: string, script: () => void): FaultRow => ({
  id: `extension-${id}`,
  fault,
  act: [inPage(script), follow('sidebar', 1)],
  documents: 'any',
  noise: [/NotFoundError|removeChild|insertBefore/],
});

export const browsers: FaultClass = {
  name: 'Browsers and extensions',
  rows: [
    ...['IntersectionObserver', 'ResizeObserver'].map((name) =>
      withoutApi('window', name, {
        isStatic: true,
        act: [triggerHydration, toggleScheme, follow('next')],
        documents: 1,
        noise: [/is not a constructor/],
      }),
    ),
    withoutApi('navigator', 'clipboard', { path: '/guide/start/quick-start', act: [copy] }),
    withoutApi('navigator', 'connection'),
    withoutApi('navigator', 'platform'),
    withoutApi('window', 'PerformanceObserver'),
    {
      id: 'translated-then-back',
      fault: 'The browser translates a page that was reached by a link, and the reader goes back',
      documents: 'any',
      act: [follow('next'), isAway, wait(200), translate, goBack],
      address: '/guide/start/',
      noise: [/NotFoundError/, /^uncaught: /, /^console error: /],
    },
    {
      id: 'translated-before-react',
      fault: 'The browser translates the page before React is there',
      isStatic: true,
      act: [translate, triggerHydration],
      noise: [/hydrat/i, /^console (error|warning): /, /^uncaught: /],
    },
    {
      id: 'translated-then-tabs',
      fault: 'The browser translates a page with tabs, and the reader chooses another tab',
      documents: 'any',
      path: '/guide/start/quick-start',
      act: [translate, keepsCode, chooseTab, toggleScheme, follow('sidebar', 1)],
      noise: translationNoise,
    },
    {
      id: 'translated-before-react-then-next',
      fault: 'The browser translates the page before React is there, and the reader goes on',
      documents: 'any',
      isStatic: true,
      act: [translate, triggerHydration, toggleScheme, follow('next')],
      noise: translationNoise,
    },
    {
      id: 'translated-twice',
      fault: 'The browser translates a page and the next one',
      documents: 'any',
      act: [translate, follow('next'), isAway, wait(300), translate, follow('sidebar', 3)],
      noise: translationNoise,
    },
    changedByExtension('sidebar-item', 'An extension takes a link out of the page', () =>
      document.querySelector('#sidebar li:nth-child(4)')?.remove(),
    ),
    changedByExtension('title', 'An extension takes the title out of the head', () =>
      document.querySelector('title')?.remove(),
    ),
    changedByExtension('metas', 'An extension takes tags out of the head', () => {
      for (const tag of document.querySelectorAll('meta, link[rel=canonical]')) tag.remove();
    }),
    changedByExtension('bar', 'An extension puts an element before the page', () =>
      document.body.prepend(
        Object.assign(document.createElement('div'), { textContent: 'Extension' }),
      ),
    ),
    changedByExtension('inside', 'An extension puts elements into the text', () => {
      for (const paragraph of document.querySelectorAll('article p')) {
        paragraph.prepend(document.createElement('span'));
        paragraph.append(document.createElement('span'));
      }
    }),
    changedByExtension('attributes', 'An extension marks every element', () => {
      for (const element of document.querySelectorAll('*')) element.setAttribute('data-x', '1');
    }),
    changedByExtension('classes', 'An extension sets its own classes on the root', () => {
      document.documentElement.className = 'extension dark light';
      document.documentElement.removeAttribute('style');
    }),
    {
      id: 'clipboard-refused',
      fault: 'The clipboard is refused',
      path: '/guide/start/quick-start',
      before: [
        beforeScripts(() => {
          Object.defineProperty(navigator, 'clipboard', {
            configurable: true,
            value: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
          });
          document.execCommand = () => {
            throw new Error('no');
          };
        }),
      ],
      act: [copy],
    },
    {
      id: 'scrolled-before-react',
      fault: 'The reader scrolls before React is there',
      isStatic: true,
      act: [
        inPage(() => scrollTo(0, 500)),
        triggerHydration,
        expectInPage('the place is kept', () => Math.abs(scrollY - 500) <= 1),
      ],
    },
    {
      id: 'reload-keeps-place',
      fault: 'The reader reloads in the middle of the page',
      act: [
        inPage(() => scrollTo(0, 500)),
        wait(300),
        reload,
        expectInPage('the place is kept', () => Math.abs(scrollY - 500) <= 1),
      ],
      documents: 1,
    },
  ],
};
