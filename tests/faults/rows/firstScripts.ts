import type { FaultClass, FaultRow } from '../FaultRow';
import { hasNoToggle, toggleScheme } from '../steps/controls';
import {
  afterPaintScript,
  allScripts,
  answer,
  type AnswerName,
  frameScript,
  partScripts,
  reactScript,
  styleSheets,
} from '../steps/network';
import { click, follow, expectInPage, press, showIntent, wait } from '../steps/page';
import { searchTrigger } from '../support/siteControls';
import { scriptNoise, syntaxNoise } from './noise';

const noise = [
  ...scriptNoise,
  ...syntaxNoise,
  /uncaught: Error: fault/,
  /^uncaught: (Type|Reference)Error/,
];

/** The page stays readable, its links work, and the colors follow or are not offered. */
const readable = (what: string, pattern: string, name: AnswerName): FaultRow => ({
  id: `first-${what}-${name}`,
  fault: `The ${what} script is ${name} when React is to come`,
  isStatic: true,
  before: [answer(pattern, name)],
  act: [
    showIntent,
    press('Shift'),
    /after|every/.test(what) ? hasNoToggle : toggleScheme,
    wait(100),
  ],
  noise,
});

/** A control that needs script says where else to go: the search box is a link. */
const searchIsLink = (what: string, pattern: string, name: AnswerName): FaultRow => ({
  id: `search-link-${what}-${name}`,
  fault: `Search is clicked while the ${what} script is ${name}`,
  isStatic: true,
  before: [answer(pattern, name)],
  act: [showIntent, wait(100), click(searchTrigger)],
  // Where a script has failed for sure, nobody waits.
  address: '/all-pages',
  documents: 1,
  ...(name !== 'never' && { within: 6_000 }),
  noise,
});

const parts = {
  'after-paint': afterPaintScript,
  frame: frameScript,
  React: reactScript,
  page: partScripts,
} as const;

export const firstScripts: FaultClass = {
  name: 'Scripts and styles of the first page',
  rows: [
    ...Object.entries(parts).flatMap(([what, pattern]) =>
      (['aborted', 'missing', 'signIn', 'half', 'never'] as const).map((name) =>
        readable(what, pattern, name),
      ),
    ),
    readable('frame', frameScript, 'throwing'),
    readable('React', reactScript, 'throwing'),
    readable('frame', frameScript, 'changed'),
    readable('React', reactScript, 'empty'),
    readable('page', partScripts, 'throwing'),
    readable('after-paint', afterPaintScript, 'throwing'),
    readable('every', allScripts, 'blocked'),
    readable('every', allScripts, 'plainText'),
    searchIsLink('frame', frameScript, 'aborted'),
    searchIsLink('React', reactScript, 'missing'),
    searchIsLink('page', partScripts, 'aborted'),
    searchIsLink('frame', frameScript, 'never'),
    searchIsLink('after-paint', afterPaintScript, 'aborted'),
    searchIsLink('after-paint', afterPaintScript, 'never'),
    searchIsLink('after-paint', afterPaintScript, 'half'),
    {
      id: 'scripts-slow-first',
      fault: 'Scripts take more than a second, and a link is followed meanwhile',
      isStatic: true,
      before: [answer(allScripts, 'late')],
      act: [showIntent, follow('next')],
      documents: 1,
    },
    ...(['aborted', 'missing', 'signIn', 'never'] as const).map((name): FaultRow => ({
      id: `style-${name}`,
      fault: `The stylesheet is ${name}`,
      isStatic: true,
      before: [answer(styleSheets, name)],
      act: [showIntent, toggleScheme],
      noise: [/\.css/, /^console error: Failed to load resource/, /MIME type/],
    })),
    {
      id: 'pictures-missing',
      fault: 'No picture can be had',
      path: '/',
      isStatic: true,
      before: [answer(/\.(svg|png|webp|ico)(\?|$)/, 'aborted')],
      act: [expectInPage('the page is drawn', () => document.readyState === 'complete')],
      noise: [/^failed request: .*\.(svg|png|webp|ico)/, /^console error: Failed to load resource/],
    },
  ],
};
