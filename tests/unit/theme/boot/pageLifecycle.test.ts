import { expect, test } from '@rstest/core';
import { normalizePath } from '../../../../theme/boot/pageLifecycle';

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
