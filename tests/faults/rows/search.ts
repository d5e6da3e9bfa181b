import type { FaultClass, FaultRow } from '../FaultRow';
import { ask, closeSearch, finds, openSearch, says } from '../steps/controls';
import { answer, type AnswerName, partScripts, recover, searchIndex } from '../steps/network';
import { click, follow, expectInPage, inPage, press, wait } from '../steps/page';
import { scriptNoise } from './noise';

const indexNoise = [/search_index/, /^console error: Failed to load resource/];
const glossary = '/guide/start/glossary';

const index = (name: AnswerName): FaultRow => ({
  id: `index-${name}`,
  fault: `The search index is ${name}, and comes at the next try`,
  act: [
    answer(searchIndex, name),
    openSearch,
    ask('glossary'),
    says(/could not be loaded/),
    recover,
    click('dialog[open] button:has-text("Retry")'),
    finds(glossary),
    closeSearch,
  ],
  noise: indexNoise,
});

/** Characters that cannot be seen, or not by everybody, by their numbers. */
const spell = (query: string): string =>
  query.replace(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** No question throws, and the dialog is left whole. */
const question = (id: string, query: string): FaultRow => ({
  id: `question-${id}`,
  fault: `The reader searches for ${spell(query).slice(0, 40)}`,
  act: [
    openSearch,
    ask(query),
    says(/result|Nothing|No |found/i),
    ask('glossary'),
    finds(glossary),
    closeSearch,
  ],
});

export const search: FaultClass = {
  name: 'Search',
  rows: [
    ...(
      ['aborted', 'missing', 'broken', 'signIn', 'half', 'empty', 'forbidden', 'tooMany'] as const
    ).map(index),
    {
      ...index('aborted'),
      id: 'index-fails-then-reopened',
      fault: 'The search index fails, search is closed and opened again',
      act: [
        answer(searchIndex, 'aborted', 1),
        openSearch,
        ask('glossary'),
        wait(300),
        closeSearch,
        wait(100),
        openSearch,
        ask('glossary'),
        recover,
        wait(300),
        closeSearch,
        openSearch,
        ask('glossary'),
        finds(glossary),
        closeSearch,
      ],
    },
    {
      ...index('never'),
      id: 'index-never',
      fault: 'The search index never comes',
      act: [
        answer(searchIndex, 'never'),
        openSearch,
        ask('glossary'),
        says(/could not be loaded/),
        closeSearch,
      ],
    },
    {
      ...index('late'),
      act: [answer(searchIndex, 'late'), openSearch, ask('glossary'), finds(glossary), closeSearch],
      id: 'index-late',
      fault: 'The search index takes more than a second',
    },
    {
      id: 'search-code-aborted',
      fault: 'The code of search cannot be had, and comes at the next try',
      act: [
        answer(partScripts, 'aborted'),
        press('Control+k'),
        expectInPage('search says so', () => document.querySelector('[role=alert]') !== null),
        recover,
        openSearch,
        closeSearch,
      ],
      noise: scriptNoise,
    },
    {
      id: 'search-worker-missing',
      fault: 'The browser has no workers',
      before: [
        ({ page }) =>
          page.addInitScript(() => {
            Object.defineProperty(window, 'Worker', { configurable: true, value: undefined });
          }),
      ],
      act: [openSearch, ask('glossary'), says(/could not be loaded|result/), closeSearch],
    },
    {
      id: 'hit-whose-script-is-gone',
      fault: 'A hit is opened whose page’s script is gone',
      act: [
        openSearch,
        ask('glossary'),
        finds(glossary),
        answer(partScripts, 'aborted'),
        async (world) => {
          world.address = await world.page
            .locator('dialog[open] [role=option]')
            .first()
            .evaluate((link: HTMLAnchorElement) => link.pathname + link.hash);
        },
        press('Enter'),
      ],
      documents: 1,
      noise: scriptNoise,
    },
    question('pattern', '(a+b)*[abc\\$&.*'),
    question('backslash', '\\'),
    question('dollar', '$&'),
    question('long', 'glossary '.repeat(25)),
    question('very-long', 'x'.repeat(10_000)),
    question('html', '<script>window.__xss=1</script>'),
    question('handler', '"><img src=x onerror="window.__xss=1">'),
    question('chinese', '模块联邦'),
    question('half-emoji', '\uD83D'),
    question('letter', 'e'),
    question('prototype', '__proto__ constructor toString'),
    question('zero-width', '\u200B\u200D\uFEFF\u202E'),
    question('null', 'a\u0000b'),
    {
      id: 'enter-after-close',
      fault: 'Enter is pressed after search was closed',
      act: [openSearch, ask('glossary'), finds(glossary), closeSearch, press('Enter'), wait(200)],
      address: '/guide/start/',
    },
    {
      id: 'enter-before-question',
      fault: 'Enter is pressed before anything was typed',
      act: [press('Enter'), openSearch, press('Enter'), wait(200), closeSearch],
      address: '/guide/start/',
    },
    {
      id: 'composition',
      fault: 'Enter ends a word of a Chinese input method',
      act: [
        openSearch,
        ask('glossary'),
        finds(glossary),
        inPage(() => {
          const field = document.querySelector('dialog[open] input');
          field?.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
          field?.dispatchEvent(
            new KeyboardEvent('keydown', {
              key: 'Enter',
              isComposing: true,
              bubbles: true,
              cancelable: true,
            }),
          );
        }),
        wait(200),
        closeSearch,
      ],
      address: '/guide/start/',
    },
    {
      id: 'followed-while-searching',
      fault: 'A link is followed while search is open',
      act: [openSearch, ask('glossary'), follow('next')],
    },
  ],
};
