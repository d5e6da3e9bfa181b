import { describe, expect, it } from '@rstest/core';
import {
  findSitePath,
  joinSitePath,
  resolveInSite,
  resolveRoute,
  splitSitePath,
} from '../../../../theme/lib/sitePath';

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

const prefixes = {
  languages: ['en', 'zh'],
  defaultLanguage: 'en',
  versions: ['v1', 'v2'],
  defaultVersion: 'v2',
};
const sitePages = new Set([
  '/',
  '/zh/',
  '/guide/',
  '/guide/new',
  '/zh/guide/',
  '/v1/',
  '/v1/guide/',
]);
const hasRoute = (path: string) => sitePages.has(path);
const parts = [
  ['/', 'v2', 'en', '/'],
  ['/guide/new', 'v2', 'en', '/guide/new'],
  ['/zh/', 'v2', 'zh', '/'],
  ['/v1/guide/', 'v1', 'en', '/guide/'],
  ['/v1/zh/guide/', 'v1', 'zh', '/guide/'],
] as const;

for (const [path, version, language, rest] of parts) {
  it(`takes ${path} apart and puts it together again`, () => {
    expect(splitSitePath(path, prefixes)).toEqual({ version, language, rest });
    expect(joinSitePath({ version, language, rest }, prefixes)).toBe(path);
  });
}

it('knows a version only as a whole segment', () => {
  expect(splitSitePath('/v10/guide/', prefixes).rest).toBe('/v10/guide/');
});

it('works on a site without versions', () => {
  const plain = { ...prefixes, versions: [], defaultVersion: '' };
  expect(splitSitePath('/zh/guide/', plain)).toEqual({
    version: '',
    language: 'zh',
    rest: '/guide/',
  });
  expect(joinSitePath({ version: '', language: 'zh', rest: '/guide/' }, plain)).toBe('/zh/guide/');
});

describe('findSitePath', () => {
  const find = (version: string, language: string, rest: string) =>
    findSitePath({ version, language, rest }, prefixes, hasRoute);

  it('gives the same page where it exists', () => {
    expect(find('v1', 'en', '/guide/')).toBe('/v1/guide/');
    expect(find('v2', 'en', '/guide/')).toBe('/guide/');
  });

  it('gives the home of that version or language otherwise', () => {
    expect(find('v1', 'en', '/guide/new')).toBe('/v1/');
    expect(find('v2', 'zh', '/guide/new')).toBe('/zh/');
  });

  it('gives the home of the site where there is not even that', () => {
    expect(find('v1', 'zh', '/guide/')).toBe('/');
  });
});

describe('resolveInSite', () => {
  const resolve = (href: string, version: string, language: string) =>
    resolveInSite(href, { version, language, rest: '/' }, prefixes, hasRoute);

  it('stays in the reader’s version and language', () => {
    expect(resolve('/guide/', 'v1', 'en')).toEqual({ href: '/v1/guide/', isFallback: false });
    expect(resolve('/guide/?a=1#b', 'v2', 'zh')).toEqual({
      href: '/zh/guide/?a=1#b',
      isFallback: false,
    });
  });

  it('goes to English before it leaves the version', () => {
    expect(resolve('/guide/', 'v1', 'zh')).toEqual({ href: '/v1/guide/', isFallback: true });
    expect(resolve('/guide/new', 'v1', 'en')).toEqual({ href: '/guide/new', isFallback: false });
  });

  it('never leads to a page that does not exist', () => {
    expect(resolve('/nowhere', 'v1', 'en')).toEqual({ href: '/v1/', isFallback: false });
  });
});
