import { describe, expect, it } from '@rstest/core';
import type { SearchHit } from '../../../../search/SearchHit';
import type { SearchGroup } from '../../../../theme/search/SearchProvider';
import {
  getResults,
  groupByPage,
  type Question,
  reduceSearch,
  type SearchEvent,
  startState,
} from '../../../../theme/search/searchState';

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

const createHits = (count: number): SearchHit[] =>
  Array.from({ length: count }, (_, position) => createHit(`/page-${position}`));
const createGroup = (hits: SearchHit[], fields: Partial<SearchGroup> = {}): SearchGroup => ({
  index: 'local',
  isCurrent: true,
  hits,
  ...fields,
});
const dts: Question = { query: 'dts', facet: undefined, attempt: 0 };
const answer = (...groups: SearchGroup[]): SearchEvent => ({
  type: 'answered',
  question: dts,
  groups,
});
const reduce = (...events: SearchEvent[]) => events.reduce(reduceSearch, startState);

describe('reduceSearch', () => {
  it('shows seven hits, and fourteen more at a time, from the first new one on', () => {
    const group = createGroup(createHits(7), { total: 30 });
    const events: SearchEvent[] = [
      answer(group),
      { type: 'moreShown', group, known: createHits(30) },
    ];
    expect(getResults(reduce(answer(group)), dts)).toMatchObject({ total: 30, active: 0 });
    expect(getResults(reduce(answer(group)), dts).hits).toHaveLength(7);
    const more = getResults(reduce(...events), dts);
    expect([more.hits.length, more.active]).toEqual([21, 7]);
    const all = getResults(reduce(...events, { type: 'moreShown', group }), dts);
    expect([all.hits.length, all.active]).toEqual([30, 21]);
  });

  it('replaces hits of the question before, also where the reader has moved through them', () => {
    const before = createGroup(createHits(3), { isPending: true });
    const now = createGroup([createHit('/now')]);
    const state = reduce(answer(before), { type: 'moved', position: 1 }, answer(now));
    expect(getResults(state, dts)).toMatchObject({ group: now, active: 0 });
  });

  it('keeps the place in one index while another answers', () => {
    const local = createGroup(createHits(3));
    const waiting = createGroup([], { index: 'remote', isPending: true });
    const state = reduce(
      answer(local, waiting),
      { type: 'moved', position: 2 },
      answer(local, createGroup([], { index: 'remote' })),
    );
    expect(state.active).toBe(2);
  });

  it('keeps the place where more hits of the same question follow', () => {
    const few = createGroup(createHits(2));
    const move: SearchEvent = { type: 'moved', position: 1 };
    const more = createGroup(createHits(5));
    expect(reduce(answer(few), move, answer(more))).toMatchObject({ active: 1, known: more.hits });
    const question = { ...dts, query: 'dts b' };
    const next: SearchEvent = { type: 'answered', question, groups: [more] };
    expect(reduce(answer(few), move, next).active).toBe(0);
  });

  it('says that more could not be had, of the answer on show only', () => {
    const [old, group] = [createGroup(createHits(7)), createGroup(createHits(7), { total: 9 })];
    const failed = getResults(reduce(answer(group), { type: 'moreFailed', group }), dts);
    expect(failed).toMatchObject({ hasFailed: true, hits: group.hits });
    const late: SearchEvent[] = [
      { type: 'moreFailed', group: old },
      { type: 'moreShown', group: old, known: [] },
    ];
    expect(reduce(answer(group), ...late)).toEqual(reduce(answer(group)));
  });

  it('has failed until another try answers', () => {
    const failed = reduce({ type: 'failed', question: dts });
    expect(getResults(failed, dts)).toMatchObject({ hasFailed: true, isPending: false });
    const again = reduceSearch(failed, { type: 'retried' });
    expect(getResults(again, { ...dts, attempt: again.attempt }).isPending).toBe(true);
    expect(getResults(reduceSearch(again, answer(createGroup([]))), dts).hasFailed).toBe(false);
  });
});

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

  it('does not repeat what is over the group before, unless the language is another', () => {
    const other = { ...createHit('/dts'), lang: 'zh' };
    const hits = [createHit('/dts'), createHit('/lib'), other, createHit('/lib#use', [])];
    const repeated = groupByPage(hits).map(({ isCaptionRepeated }) => isCaptionRepeated);
    expect(repeated).toEqual([false, true, false, false]);
  });
});
