import { expect, test } from '@rstest/core';
import { isFallback, translationState } from '../../../../build/read/translationState';

type Pages = Parameters<ReturnType<typeof translationState>['pagesRead']>[0];

test('the theme learns which pages are not translated, and which are behind', async () => {
  const step = translationState({
    root: 'tests/fixtures/docs-issues/clean/docs',
    findStale: () => ['/zh/'],
  });
  const fallback = (await step.addPages({} as never, true))[0]?.routePath ?? '';
  expect(fallback).toMatch(/^\/zh\//);
  await step.routeGenerated([], true);
  const mark = (routePath: string) => {
    const page = { routePath, lang: /^\/zh\//.test(routePath) ? 'zh' : 'en' };
    step.pagesRead([page] as Pages);
    return { ...page, isFallback: isFallback(page) };
  };
  expect(mark('/zh/')).toMatchObject({ translationIsStale: true, isFallback: false });
  expect(mark('/')).toEqual({ routePath: '/', lang: 'en', isFallback: false });
  expect(mark(fallback)).toMatchObject({ untranslated: ['zh'], isFallback: true });
  expect(mark(fallback.slice(3))).toMatchObject({ untranslated: ['zh'], isFallback: false });
});
