import { describe, expect, it } from '@rstest/core';
import fc from 'fast-check';
import { decodeHash } from '../../../theme/lib/hashTarget';
import { stripDefaultLanguage } from '../../../theme/language/languageScript';
import { listNearestPages } from '../../../theme/notFound/nearestPages';
import { getHidden, keepHiddenParts } from '../../../theme/lib/hiddenParts';
import { findLinkedTab, readTabIndex } from '../../../theme/lib/tabChoice';
import { isSwitchedOn, turnSwitch } from '../../../theme/code/codeView';
import { getLinkKind } from '../../../theme/lib/linkKind';
import { parseRecent } from '../../../theme/search/recentSearches';
import { readStartQuery } from '../../../theme/search/startQuery';

/** The same inputs in every run. */
const run = { seed: 9, numRuns: 10_000 };

const pieces = [
  ...'% %E0%A4%A / // \\ .. ? # & = " en zh javascript: __proto__ constructor -L 9 -1 NaN'.split(
    ' ',
  ),
  ...'1e999 : [ ] { } null "open" , navbar=0 tab-x guide'.split(' '),
  ...['<img src=x>', '\0', '\uD800', ' '],
];

/** What readers and strangers put into addresses and storage: any text, and what has hurt others. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join('')),
  fc.json({ maxDepth: 3 }),
);
const check = (property: (input: string) => void) => fc.assert(fc.property(text, property), run);

describe('10,000 odd inputs make no function throw that reads', () => {
  it('hashes', () => {
    check((input) => {
      expect(typeof decodeHash(`#${input}`)).toBe('string');
    });
  });

  it('paths, which lead to no other origin', () => {
    const origin = 'https://site.example';
    check((input) => {
      // As browsers hand it on: escaped, and without what parsing an address takes out.
      const { pathname } = new URL(`${origin}/en/${input}`);
      const target = stripDefaultLanguage(pathname, '/', 'en');
      expect(new URL(target ?? '/', origin).origin).toBe(origin);
      listNearestPages(input, [{ routePath: '/guide/start/', title: 'Start', lang: 'en' }], 'en');
      getLinkKind(input);
    });
  });

  it('query strings', () => {
    check((input) => {
      getHidden(input);
      expect(keepHiddenParts('/guide/#a', input)).toMatch(/^\/guide\/(\?[\w=&]+)?#a$/);
      expect(findLinkedTab(input, 'x', ['npm', 'pnpm']) ?? 0).toBeLessThan(2);
      readStartQuery(input, input);
    });
  });

  it('what is stored', () => {
    check((input) => {
      expect([0, 1, 2]).toContain(readTabIndex(input, 3));
      expect(turnSwitch(input, 'wrap', true)).toMatch(/^[\w -]+$/);
      isSwitchedOn(input, 'numbers', false);
      for (const query of parseRecent(input)) expect(typeof query).toBe('string');
    });
  });
});
