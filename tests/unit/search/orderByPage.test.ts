import { expect, it } from '@rstest/core';
import { orderByPage } from '../../../search/orderByPage';
import type { Section } from '../../../search/sections';

const createSection = (page: number, id: string): Section => ({
  page,
  route: `/${page}`,
  id,
  heading: id,
  isShared: false,
  above: [],
  ids: [],
  text: '',
  hiddenWords: '',
  searchTerms: [],
  searchTermStems: [],
  lower: { heading: id, text: '', searchTerms: [] },
  spellings: [id],
});

const order = (...ids: string[]) => {
  const sections = ids.map((id) => createSection(Number(id[0]), id));
  const ranked = sections.map((_, section) => ({ section, score: 1 }));
  return orderByPage(ranked, sections, 4).map(({ id }) => id);
};

it('puts the sections of a page together, pages by their best', () => {
  expect(order('2a', '1a', '2b', '1b')).toEqual(['2a', '2b', '1a', '1b']);
});

it('keeps four sections of a page', () => {
  expect(order('1a', '1b', '1c', '1d', '1e', '2a')).toEqual(['1a', '1b', '1c', '1d', '2a']);
});

it('orders a page by what its sections are worth there', () => {
  const sections = ['1', '1a', '2'].map((id) => createSection(Number(id[0]), id));
  const ranked = [
    { section: 0, score: 3, inPage: 1 },
    { section: 2, score: 2 },
    { section: 1, score: 1.5 },
  ];
  expect(orderByPage(ranked, sections, 4).map(({ id }) => id)).toEqual(['1a', '1', '2']);
});

it('ends at a hundred', () => {
  const ids = Array.from({ length: 150 }, (_, page) => createSection(page, `${page}`));
  const ranked = ids.map((_, section) => ({ section, score: 1 }));
  expect(orderByPage(ranked, ids, 4)).toHaveLength(100);
});
