import { expect, test } from '@rstest/core';
import { normalizePath, reloadAfterReturn } from '../../../../theme/boot/pageLifecycle';

/** What the address becomes where the guard changes it. */
function normalize(pathname: string, search = '', hash = ''): string | undefined {
  let shown: string | undefined;
  const history = {
    state: null,
    replaceState: (_: unknown, __: string, url: string) => (shown = url),
  };
  normalizePath({ location: { pathname, search, hash }, history } as unknown as Window);
  return shown;
}

for (const path of ['/', '/guide/start/', '/a%20b', '/%E6%96%87', '/a%2520b'])
  test(`${path} stays`, () => expect(normalize(path)).toBeUndefined());

for (const [path, shown] of [
  ['/%E0%A4%A', '/%EF%BF%BDE0%EF%BF%BDA4%EF%BF%BDA'],
  ['/100%', '/100%EF%BF%BD'],
  ['/100%25', '/100%EF%BF%BD25'],
] as const)
  test(`${path} becomes ${shown}, with the rest of the address`, () => {
    expect(normalize(path, '?q=%', '#%')).toBe(`${shown}?q=%#%`);
    expect(() => decodeURIComponent(decodeURIComponent(shown))).not.toThrow();
  });

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
