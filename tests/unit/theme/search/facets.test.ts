import { describe, expect, it } from '@rstest/core';
import { getFacet } from '../../../../theme/search/facets';

describe('getFacet', () => {
  it.each([
    ['/config/lib/dts', 'config'],
    ['/config/', 'config'],
    ['/zh/config/lib/dts', 'config'],
    ['/api/javascript-api/core', 'api'],
    ['/guide/start/', 'guide'],
    ['/framework/vue', 'guide'],
    ['/', 'guide'],
    ['/guide/faq/exceptions', 'errors'],
    ['/zh/guide/faq/exceptions', 'errors'],
  ])('of the page %s is %s', (routePath, facet) => {
    expect(getFacet(routePath)).toBe(facet);
  });

  it('of a section that tells of errors is errors, wherever it is', () => {
    const routePath = '/config/lib/dts';
    expect(getFacet(routePath, ['Errors', 'A type error'])).toBe('errors');
    expect(getFacet(routePath, ['What can go wrong'])).toBe('errors');
    expect(getFacet(routePath, ['错误'])).toBe('errors');
    expect(getFacet(routePath, ['容易出错的地方', '类型错误'])).toBe('errors');
    expect(getFacet(routePath, ['dts.abortOnError'])).toBe('config');
  });
});
