import { expect, it, rs } from '@rstest/core';
import { warmUp } from '../../../../../theme/search/local/warmUp';
import { createLargeSearch } from '../createLargeSearch';

/** A search that tells when it is asked. */
function createWatched() {
  const search = createLargeSearch();
  const has = rs.fn(search.index.has);
  return { has, search: { ...search, index: { ...search.index, has } } };
}

it('asks for a few pages while nobody else asks', async () => {
  const { has, search } = createWatched();
  await warmUp(search, () => true);
  expect(has).toHaveBeenCalled();
});

it('asks forty questions, however many pages there are, and four by Chinese keywords', async () => {
  const { search } = createWatched();
  let asked = 0;
  await warmUp(search, () => ++asked > 0);
  expect(search.records.length).toBeGreaterThan(40);
  expect(asked).toBe(44);
});

it('waits while somebody else does', async () => {
  const { has, search } = createWatched();
  const asked: number[] = [];
  await warmUp(search, () => asked.push(has.mock.calls.length) > 3);
  expect(asked.slice(0, 4)).toEqual([0, 0, 0, 0]);
  expect(has).toHaveBeenCalled();
});
