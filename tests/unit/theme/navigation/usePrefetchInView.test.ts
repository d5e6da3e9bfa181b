import { expect, it } from '@rstest/core';
import { mayPrefetch } from '../../../../theme/navigation/usePrefetchInView';

it('fetches early on a network that the browser calls good', () => {
  expect(mayPrefetch({ effectiveType: '4g', saveData: false })).toBe(true);
});

for (const connection of [
  undefined,
  {},
  { effectiveType: '3g' },
  { effectiveType: 'slow-2g', saveData: false },
  { effectiveType: '4g', saveData: true },
]) {
  it(`fetches nothing early where the browser says ${JSON.stringify(connection)}`, () => {
    expect(mayPrefetch(connection)).toBe(false);
  });
}
