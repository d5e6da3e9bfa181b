import { describe, expect, it } from '@rstest/core';
import { getRoutePath } from '../../../site/getRoutePath';

describe('getRoutePath', () => {
  for (const [link, route] of [
    ['/config/lib/index.html', '/config/lib/'],
    ['/config/lib/index', '/config/lib/'],
    ['/config/lib/format.html', '/config/lib/format'],
    ['/config/lib/format', '/config/lib/format'],
    ['/config/lib/', '/config/lib/'],
    ['/index.html', '/'],
    ['/guide/reindex.html', '/guide/reindex'],
  ] as const) {
    it(`reads ${link} as ${route}`, () => expect(getRoutePath(link)).toBe(route));
  }
});
