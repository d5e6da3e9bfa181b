import { describe, expect, it } from '@rstest/core';
import { groupByPage } from '../../../../theme/search/groupByPage';
import type { SearchHit } from '../../../../theme/search/SearchProvider';

const createHit = (href: string, above?: string[]): SearchHit => {
  const [page = ''] = href.split('#');
  return {
    href,
    title: { text: href, marks: [] },
    excerpt: { text: '', marks: [] },
    page: { href: page, title: page.slice(1), trail: ['Config'] },
    above,
    lang: 'en',
  };
};

describe('groupByPage', () => {
  it('puts hits of one page under what the page belongs to', () => {
    const groups = groupByPage([createHit('/dts'), createHit('/dts#use', []), createHit('/lib')]);
    expect(groups.map(({ label, hits }) => [label, hits.map(({ position }) => position)])).toEqual([
      [
        ['Config', 'dts'],
        [0, 1],
      ],
      [['Config', 'lib'], [2]],
    ]);
  });

  it('names the page over its sections, not over itself', () => {
    const [page, section] = groupByPage([createHit('/dts'), createHit('/lib#use', ['Types'])]);
    expect(page?.caption).toEqual(['Config']);
    expect(section?.caption).toEqual(['Config', 'lib']);
  });

  it('has no groups without hits', () => {
    expect(groupByPage([])).toEqual([]);
  });
});
