import type { FaultClass, FaultRow, Step } from '../FaultRow';
import { toggleScheme } from '../steps/controls';
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
import { click, follow, holds, press, showIntent, wait } from '../steps/page';
import { scriptNoise, syntaxNoise } from './noise';

const noise = [
  ...scriptNoise,
  ...syntaxNoise,
  /was preloaded using link preload but not used/,
  /uncaught: Error: fault/,
  /^uncaught: (Type|Reference)Error/,
];

/** The page stays readable, its links lead on and the colours follow. */
const readable = (
  what: string,
  pattern: string,
  name: AnswerName,
  from: readonly number[] = [9],
): FaultRow => ({
  id: `first-${what}-${name}`,
  fault: `The ${what} script is ${name} when React is to come`,
  by: 'network',
  from,
  isStatic: true,
  before: [answer(pattern, name)],
  act: [showIntent, press('Shift'), toggleScheme, wait(100)],
  ends: { documents: 0 },
  noise,
});

/** A control that needs script says where else to go: the search box is a link. */
const searchLeadsOn = (what: string, pattern: string, name: AnswerName): FaultRow => ({
  id: `search-link-${what}-${name}`,
  fault: `Search is clicked while the ${what} script is ${name}`,
  by: 'network',
  from: [9],
  isStatic: true,
  before: [answer(pattern, name)],
  act: [showIntent, wait(100), clickSearch],
  // Where a script has failed for sure, nobody waits.
  ends: { address: '/all-pages', documents: 1, ...(name !== 'never' && { within: 6_000 }) },
  noise,
});

const clickSearch: Step = (world) => click(world.site.controls.searchTrigger)(world);
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
    readable('frame', frameScript, 'changed', [15]),
    readable('React', reactScript, 'empty'),
    readable('page', partScripts, 'throwing'),
    readable('after-paint', afterPaintScript, 'throwing'),
    readable('every', allScripts, 'blocked'),
    readable('every', allScripts, 'plainText'),
    searchLeadsOn('frame', frameScript, 'aborted'),
    searchLeadsOn('React', reactScript, 'missing'),
    searchLeadsOn('page', partScripts, 'aborted'),
    searchLeadsOn('frame', frameScript, 'never'),
    searchLeadsOn('after-paint', afterPaintScript, 'aborted'),
    searchLeadsOn('after-paint', afterPaintScript, 'never'),
    searchLeadsOn('after-paint', afterPaintScript, 'half'),
    {
      id: 'scripts-slow-first',
      fault: 'Scripts take more than a second, and a link is followed meanwhile',
      by: 'network',
      from: [69],
      isStatic: true,
      before: [answer(allScripts, 'late')],
      act: [showIntent, follow('next')],
      ends: { documents: 1 },
    },
    ...(['aborted', 'missing', 'signIn', 'never'] as const).map((name): FaultRow => ({
      id: `style-${name}`,
      fault: `The stylesheet is ${name}`,
      by: 'network',
      from: [10],
      isStatic: true,
      before: [answer(styleSheets, name)],
      act: [showIntent, toggleScheme],
      ends: { documents: 0 },
      noise: [/\.css/, /^console error: Failed to load resource/, /MIME type/],
    })),
    {
      id: 'pictures-missing',
      fault: 'No picture can be had',
      by: 'network',
      path: '/',
      isStatic: true,
      before: [answer(/\.(svg|png|webp|ico)(\?|$)/, 'aborted')],
      act: [holds('the page is drawn', () => document.readyState === 'complete')],
      noise: [/^failed request: .*\.(svg|png|webp|ico)/, /^console error: Failed to load resource/],
    },
  ],
};
