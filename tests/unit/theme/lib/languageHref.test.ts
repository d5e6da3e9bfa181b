import { describe, expect, it } from '@rstest/core';
import { getLanguageHref, stripLanguage } from '../../../../theme/lib/languageHref';

describe('stripLanguage', () => {
  it('removes the prefix of the language', () => {
    expect(stripLanguage('/zh/guide/', 'zh')).toBe('/guide/');
    expect(stripLanguage('/zh/', 'zh')).toBe('/');
    expect(stripLanguage('/zh', 'zh')).toBe('/');
  });

  it('leaves paths that only begin alike', () => {
    expect(stripLanguage('/zhong/', 'zh')).toBe('/zhong/');
    expect(stripLanguage('/guide/zh/', 'zh')).toBe('/guide/zh/');
    expect(stripLanguage('/guide/', 'zh')).toBe('/guide/');
  });
});

describe('getLanguageHref', () => {
  const pages = new Set(['/', '/guide/', '/zh/', '/zh/guide/', '/zh/only/']);
  const getHref = (path: string, from: string, to: string) =>
    getLanguageHref(path, from, to, 'en', (route) => pages.has(route));

  it('leads to the same page in the other language', () => {
    expect(getHref('/guide/', 'en', 'zh')).toBe('/zh/guide/');
    expect(getHref('/zh/guide/', 'zh', 'en')).toBe('/guide/');
    expect(getHref('/', 'en', 'zh')).toBe('/zh/');
    expect(getHref('/zh/', 'zh', 'en')).toBe('/');
  });

  it('leads to the other language’s home where the page is not there', () => {
    expect(getHref('/config/', 'en', 'zh')).toBe('/zh/');
    expect(getHref('/zh/only/', 'zh', 'en')).toBe('/');
    expect(getHref('/nope', 'en', 'zh')).toBe('/zh/');
  });
});
