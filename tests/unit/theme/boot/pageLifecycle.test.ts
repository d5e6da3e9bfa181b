import { expect, test } from '@rstest/core';
import { reloadAfterReturn } from '../../../../theme/boot/pageLifecycle';

test.each([
  ['https://a.example/guide/', 0],
  ['https://a.example/guide/?q=dts#cli', 0],
  ['https://a.example/other/', 1],
  ['https://b.example/other/', 0],
])('a page that was loaded as %s reloads %d times at /guide/', (name, times) => {
  let reloads = 0;
  const location = { origin: 'https://a.example', pathname: '/guide/', reload: () => reloads++ };
  const performance = { getEntriesByType: () => [{ name }] };
  reloadAfterReturn({ location, performance } as unknown as Window);
  expect(reloads).toBe(times);
});
