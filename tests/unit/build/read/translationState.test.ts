import type { RspressPlugin } from '@rspress/core';
import { expect, test } from '@rstest/core';
import { isFallback, translationState } from '../../../../build/read/translationState';

type PageData = Parameters<NonNullable<RspressPlugin['extendPageData']>>[0];

test('the theme learns which pages are not translated, and which are behind', async () => {
  const plugin = translationState({
    root: 'tests/fixtures/docs-faults/clean/docs',
    findStale: () => ['/zh/'],
  });
  const added = await plugin.addPages?.({} as never, true);
  const fallback = added?.[0]?.routePath ?? '';
  expect(fallback).toMatch(/^\/zh\//);
  await plugin.routeGenerated?.([], true);
  const extend = (routePath: string) => {
    const page = { routePath, lang: /^\/zh\//.test(routePath) ? 'zh' : 'en' };
    void plugin.extendPageData?.(page as PageData, true);
    return { ...page, isFallback: isFallback(page) };
  };
  expect(extend('/zh/')).toMatchObject({ translationIsStale: true, isFallback: false });
  expect(extend('/')).toEqual({ routePath: '/', lang: 'en', isFallback: false });
  expect(extend(fallback)).toMatchObject({ untranslated: ['zh'], isFallback: true });
  expect(extend(fallback.slice(3))).toMatchObject({ untranslated: ['zh'], isFallback: false });
});
