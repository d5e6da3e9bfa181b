import { describe, expect, it } from '@rstest/core';
import { expandTerm } from '../../../../../theme/search/ranking/expandTerm';

const vocabulary = ['bundle', 'bundled', 'bundles', 'dt', 'external', 'redirect', 'shims'].sort();
const list = (term: string) => expandTerm(term, vocabulary).map((expansion) => expansion.term);

describe('expandTerm', () => {
  it('puts the word itself before the words it begins', () => {
    expect(expandTerm('bundle', vocabulary)[0]).toEqual({ term: 'bundle', worth: 1, typed: 6 });
    expect(list('bundle')).toEqual(['bundle', 'bundled', 'bundles']);
  });

  it('is surer of a word the more of it is typed', () => {
    const [short] = expandTerm('ex', vocabulary);
    const [long] = expandTerm('extern', vocabulary);
    expect(long?.worth).toBeGreaterThan(short?.worth ?? 1);
    expect(long?.worth).toBeLessThan(1);
  });

  it('finds a singular, but not in short names', () => {
    expect(list('redirects')).toEqual(['redirect']);
    expect(list('dts')).toEqual([]);
  });

  it('forgives one slip, also in a word not typed to its end', () => {
    expect(list('redirct')).toEqual(['redirect']);
    expect(list('extrena')).toEqual(['external']);
  });

  it('does not take a word the site knows for a slip', () => {
    expect(list('shims')).toEqual(['shims']);
    expect(expandTerm('shimz', ['shims', 'shimz']).map(({ term }) => term)).toEqual(['shimz']);
  });

  it('does not guess at short words', () => {
    expect(list('shm')).toEqual([]);
  });

  it('lets one letter stand for the shortest words only', () => {
    const many = Array.from({ length: 200 }, (_, index) => `a${index}`.padEnd(5, 'x')).sort();
    expect(expandTerm('a', many)).toHaveLength(64);
  });

  it('gives nothing for nothing', () => {
    expect(expandTerm('', vocabulary)).toEqual([]);
    expect(expandTerm('word', [])).toEqual([]);
  });
});
