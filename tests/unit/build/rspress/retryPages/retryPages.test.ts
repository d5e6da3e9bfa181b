import { expect, test } from '@rstest/core';
import { retryPages } from '../../../../../build/rspress/retryPages';

const unused = { addPlugin: () => undefined, removePlugin: () => undefined };

test('pages are loaded with the module given, in the place of the framework’s', async () => {
  const resolve = { alias: { a: 'b' }, extensions: ['.ts'] };
  const config = await retryPages({ module: '/lazyPage.ts' }).config?.(
    { builderConfig: { resolve } },
    unused,
    true,
  );
  expect(config?.builderConfig?.resolve).toEqual({
    alias: { a: 'b', 'react-lazy-with-preload': '/lazyPage.ts' },
    extensions: ['.ts'],
  });
});
