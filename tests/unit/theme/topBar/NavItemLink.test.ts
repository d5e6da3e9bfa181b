import { expect, it } from '@rstest/core';
import { normalizeNavLink } from '../../../../theme/topBar/NavItemLink';

for (const [given, written] of [
  ['//example.com/end.html', '//example.com/end'],
  ['/v1//example.com/end.html', '//example.com/end'],
  ['/v1/zh//example.com/', '//example.com/'],
  ['https://example.com/x.html', 'https://example.com/x.html'],
  ['/guide/start.html', '/guide/start.html'],
  ['/', '/'],
] as const) {
  it(`takes ${given} for ${written}`, () => {
    expect(normalizeNavLink(given)).toBe(written);
  });
}
