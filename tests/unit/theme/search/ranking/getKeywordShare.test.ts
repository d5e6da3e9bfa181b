import { describe, expect, it } from '@rstest/core';
import { collectEvidence } from '../../../../../theme/search/ranking/evidence';
import { getKeywordShare, listAskedWords } from '../../../../../theme/search/ranking/bonuses';
import { parseQuery } from '../../../../../theme/search/ranking/query';
import { createLocalSearch } from '../../../../support/createLocalSearch';
import { createRecord } from '../createRecord';

/** What a page with these keywords has of a query, beside one page for each word of it. */
function getShare(text: string, ...keywords: string[]): number {
  const { index } = createLocalSearch([
    createRecord({ routePath: '/page', terms: keywords }),
    ...text.split(' ').map((word) => createRecord({ routePath: `/of/${word}`, title: word })),
  ]);
  const query = parseQuery(text);
  const [section] = index.sections;
  if (!section) throw new Error('There is no section.');
  return getKeywordShare(section, listAskedWords(query, collectEvidence(query, index).words));
}

describe('getKeywordShare', () => {
  it('is 1 where a keyword says what is asked, in any order and form', () => {
    expect(getShare('watch mode', 'other words', 'mode watching')).toBe(1);
    expect(getShare('how to watch in my mode', 'watch mode')).toBe(1);
  });

  it('is less the less of the query a keyword says, and the less of it is asked', () => {
    const half = getShare('watch mode', 'watch');
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(1);
    expect(getShare('watch mode', 'watch tower')).toBeLessThan(half);
    expect(getShare('watch', 'watch tower')).toBeLessThan(1);
    // The other half of a keyword counts less than a half of the query.
    expect(getShare('watch', 'watch tower')).toBeGreaterThan(0.5);
  });

  it('is that of the best keyword, not of all together', () => {
    expect(getShare('watch mode', 'watch', 'mode')).toBeLessThan(1);
  });

  it('is 0 without a word that tells, and without a keyword of it', () => {
    expect(getShare('how to', 'how to')).toBe(0);
    expect(getShare('absent', 'other')).toBe(0);
    expect(getShare('watch mode')).toBe(0);
  });
});
