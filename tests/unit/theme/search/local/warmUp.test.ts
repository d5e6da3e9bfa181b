import { expect, it, rs } from '@rstest/core';
import { warmUp } from '../../../../../theme/search/local/warmUp';
import { createLargeSearch } from '../createLargeSearch';

/** A search that tells how often it is asked. */
function createWatched() {
  const { records, index } = createLargeSearch();
  const names = rs.fn(() => index.names);
  return {
    names,
    search: { records, index: Object.defineProperty({ ...index }, 'names', { get: names }) },
  };
}

it('asks for a few pages while nobody else asks', async () => {
  const { names, search } = createWatched();
  await warmUp(search, () => true);
  expect(names).toHaveBeenCalled();
});

it('ends with the first real question', async () => {
  const { names, search } = createWatched();
  await warmUp(search, () => false);
  expect(names).not.toHaveBeenCalled();
});
