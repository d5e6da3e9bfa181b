import { expect, it } from '@rstest/core';
import { listStaleCaches } from '../../../../theme/offline/keptVersion';

it('names the caches of versions that nobody reads any more, and no others', () => {
  const names = [
    'rslib-docs-offline',
    'rslib-docs-offline-old',
    'rslib-docs-offline-before',
    'rslib-docs-offline-now',
    'rslib-docs-other',
    'of-another-site',
  ];
  expect(listStaleCaches(names, ['now', 'before'])).toEqual(['rslib-docs-offline-old']);
  expect(listStaleCaches(names, ['now', undefined])).toEqual([
    'rslib-docs-offline-old',
    'rslib-docs-offline-before',
  ]);
});
