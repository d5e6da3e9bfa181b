import type { FaultClass, FaultRow } from '../FaultRow';
import { ask, closeSearch, finds, openSearch, says } from '../steps/controls';
import {
  answer,
  type AnswerName,
  partScripts,
  recover,
  searchIndex,
  searchSynonyms,
} from '../steps/network';
import { click, follow, holds, inPage, press, showIntent, wait } from '../steps/page';
import { scriptNoise } from './noise';

const indexNoise = [/search_index/, /^console error: Failed to load resource/];
const glossary = '/guide/start/glossary';

const index = (name: AnswerName): FaultRow => ({
  id: `index-${name}`,
  fault: `The search index is ${name}, and comes at the next try`,
  by: 'network',
  from: [53, 54, 55],
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
  ends: { documents: 0 },
  noise: indexNoise,
});

const externals = '/config/rsbuild/output';
const chunk = '/guide/start/glossary#chunk';

/** They are missed by nobody who asks in the words of the pages. */
const synonyms = (name: AnswerName): FaultRow => ({
  id: `synonyms-${name}`,
  fault: `The synonyms of the search are ${name}, and come at the next try`,
  by: 'network',
  act: [
    answer(searchSynonyms, name),
    openSearch,
    ask('glossary'),
    finds(glossary),
    recover,
    // They are not asked for again at once.
    wait(2100),
    ask('externals'),
    finds(externals),
    // Found by another word for it alone.
    ask('拆包'),
    finds(chunk),
    closeSearch,
  ],
  ends: { documents: 0 },
  noise: [/search_synonyms/, /^console error: Failed to load resource/],
});

/** Characters that cannot be seen, or not by everybody, by their numbers. */
const spell = (query: string): string =>
  query.replace(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** No question throws, and the dialog is left whole. */
const question = (id: string, query: string, from: readonly number[]): FaultRow => ({
  id: `question-${id}`,
  fault: `The reader asks ${spell(query).slice(0, 40)}`,
  by: 'input',
  from,
  act: [
    openSearch,
    ask(query),
    says(/result|Nothing|No |found/i),
    ask('glossary'),
    finds(glossary),
    closeSearch,
  ],
  ends: { documents: 0 },
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
      from: [54],
      breaksStock: true,
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
      from: [57],
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
    ...(['aborted', 'missing', 'signIn', 'half', 'empty'] as const).map(synonyms),
    {
      ...synonyms('never'),
      id: 'synonyms-never',
      fault: 'The synonyms of the search never come',
      act: [
        answer(searchSynonyms, 'never'),
        openSearch,
        ask('glossary'),
        finds(glossary),
        closeSearch,
      ],
    },
    {
      id: 'search-code-aborted',
      fault: 'The code of search cannot be had, and comes at the next try',
      by: 'network',
      act: [
        answer(partScripts, 'aborted'),
        press('Control+k'),
        holds('search says so', () => document.querySelector('[role=alert]') !== null),
        recover,
        openSearch,
        closeSearch,
      ],
      ends: { documents: 0 },
      noise: scriptNoise,
    },
    {
      id: 'search-worker-missing',
      fault: 'The browser has no workers',
      by: 'browser',
      before: [
        ({ page }) =>
          page.addInitScript(() => {
            Object.defineProperty(window, 'Worker', { configurable: true, value: undefined });
          }),
      ],
      act: [openSearch, ask('glossary'), says(/could not be loaded|result/), closeSearch],
      ends: { documents: 0 },
    },
    {
      id: 'hit-whose-script-is-gone',
      fault: 'A hit is opened whose page’s script is gone',
      by: 'network',
      from: [6],
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
      ends: { documents: 1 },
      noise: scriptNoise,
    },
    question('pattern', '(a+b)*[abc\\$&.*', [58]),
    question('backslash', '\\', [58]),
    question('dollar', '$&', [58]),
    question('long', 'glossary '.repeat(25), [59]),
    question('very-long', 'x'.repeat(10_000), [59]),
    question('html', '<script>window.__xss=1</script>', [60]),
    question('handler', '"><img src=x onerror="window.__xss=1">', [60]),
    question('chinese', '模块联邦', [61]),
    question('half-emoji', '\uD83D', [58]),
    question('letter', 'e', [63]),
    question('prototype', '__proto__ constructor toString', [58]),
    question('zero-width', '\u200B\u200D\uFEFF\u202E', [58]),
    question('null', 'a\u0000b', [58]),
    {
      id: 'enter-after-close',
      fault: 'Enter is pressed after search was closed',
      by: 'input',
      from: [64],
      breaksStock: true,
      act: [openSearch, ask('glossary'), finds(glossary), closeSearch, press('Enter'), wait(200)],
      ends: { address: '/guide/start/', documents: 0 },
    },
    {
      id: 'enter-before-question',
      fault: 'Enter is pressed before anything was asked',
      by: 'input',
      from: [65],
      breaksStock: true,
      act: [press('Enter'), openSearch, press('Enter'), wait(200), closeSearch],
      ends: { address: '/guide/start/', documents: 0 },
    },
    {
      id: 'composition',
      fault: 'Enter ends a word of a Chinese input method',
      by: 'input',
      from: [67],
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
      ends: { address: '/guide/start/', documents: 0 },
    },
    {
      id: 'answers-out-of-order',
      fault: 'One question follows another before it is answered',
      by: 'input',
      from: [68],
      act: [
        openSearch,
        ask('f'),
        ask('fo'),
        ask('format'),
        ask('glossary'),
        finds(glossary),
        closeSearch,
      ],
      ends: { documents: 0 },
    },
    {
      id: 'shortcut-before-react',
      fault: 'The shortcut of search is pressed before React is there',
      by: 'network',
      from: [69],
      isStatic: true,
      before: [answer('**/*.js', 'late', 2)],
      act: [showIntent, openSearch, ask('glossary'), finds(glossary), closeSearch],
      ends: { documents: 0 },
    },
    {
      id: 'followed-while-searching',
      fault: 'A link is followed while search is open',
      by: 'input',
      act: [openSearch, ask('glossary'), follow('next')],
      ends: { documents: 0 },
    },
  ],
};
