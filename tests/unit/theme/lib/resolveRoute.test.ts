import { describe, expect, it } from '@rstest/core';
import { resolveRoute } from '../../../../theme/lib/resolveRoute';

const pages = new Set(['/', '/guide/', '/config/lib', '/zh/', '/zh/guide/']);
const resolve = (href: string, language: string, known = pages) =>
  resolveRoute(href, language, (route) => known.has(route));

describe('resolveRoute', () => {
  it('gives a page that exists as it is', () => {
    expect(resolve('/guide/', 'en')).toEqual({ href: '/guide/', isFallback: false });
    expect(resolve('/zh/guide/?a=b#c', 'zh')).toEqual({
      href: '/zh/guide/?a=b#c',
      isFallback: false,
    });
  });

  it('falls back to the English page, keeping query and hash, and says so', () => {
    expect(resolve('/zh/config/lib?a=b#c', 'zh')).toEqual({
      href: '/config/lib?a=b#c',
      isFallback: true,
    });
  });

  it('falls back to the language’s home where no language has the page', () => {
    expect(resolve('/zh/nope', 'zh')).toEqual({ href: '/zh/', isFallback: false });
    expect(resolve('/nope', 'en')).toEqual({ href: '/', isFallback: false });
  });

  it('falls back to the site’s home where the language has none', () => {
    expect(resolve('/fr/nope', 'fr')).toEqual({ href: '/', isFallback: false });
  });

  it('takes only the reader’s own language away', () => {
    expect(resolve('/zhong/', 'zh')).toEqual({ href: '/zh/', isFallback: false });
  });
});
