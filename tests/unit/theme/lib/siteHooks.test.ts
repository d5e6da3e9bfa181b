import { expect, it } from '@rstest/core';
import { getAssetHref } from '../../../../theme/lib/siteHooks';

it('is on the assets host where there is one', () => {
  for (const host of ['https://assets.example.org', 'https://assets.example.org/']) {
    expect(getAssetHref('/a.svg', '/docs/', host)).toBe('https://assets.example.org/a.svg');
  }
});

it('stays as written where it names its host', () => {
  for (const address of ['https://x.example/a.svg', '//x.example/a.svg', 'data:image/svg+xml,']) {
    expect(getAssetHref(address, '/docs/', 'https://assets.example.org')).toBe(address);
  }
});
