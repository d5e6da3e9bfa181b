import { expect, it } from '@rstest/core';
import { dropLanguagePrefix } from '../../../../theme/lib/dropLanguagePrefix';

for (const [path, base, result] of [
  ['/en/guide/start/', '/', '/guide/start/'],
  ['/en', '/', '/'],
  ['/en/', '/', '/'],
  ['/v1/en/guide/', '/', '/v1/guide/'],
  ['/docs/en/guide/', '/docs/', '/docs/guide/'],
  ['/en//example.com/x', '/', '/example.com/x'],
  ['/en///example.com', '/', '/example.com'],
  ['/english/', '/', undefined],
  ['/guide/start/en', '/', undefined],
  ['/elsewhere/en/', '/docs/', undefined],
] as const) {
  it(`makes ${result ?? 'nothing'} of ${path} below ${base}`, () => {
    expect(dropLanguagePrefix(path, base, 'en')).toBe(result);
  });
}
