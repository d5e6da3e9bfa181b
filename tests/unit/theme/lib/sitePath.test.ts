import { describe, expect, it } from '@rstest/core';
import {
  findSitePath,
  joinSitePath,
  resolveInSite,
  splitSitePath,
} from '../../../../theme/lib/sitePath';

const prefixes = {
  languages: ['en', 'zh'],
  defaultLanguage: 'en',
  versions: ['v1', 'v2'],
  defaultVersion: 'v2',
};
const pages = new Set(['/', '/zh/', '/guide/', '/guide/new', '/zh/guide/', '/v1/', '/v1/guide/']);
const hasRoute = (path: string) => pages.has(path);
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

const find = (version: string, language: string, rest: string) =>
  findSitePath({ version, language, rest }, prefixes, hasRoute);

it('findSitePath: gives the home of the site where there is not even that', () => {
  expect(find('v1', 'zh', '/guide/')).toBe('/');
});

describe('resolveInSite', () => {
  const resolve = (href: string, version: string, language: string) =>
    resolveInSite(href, { version, language, rest: '/' }, prefixes, hasRoute);

  it('goes to English before it leaves the version', () => {
    expect(resolve('/guide/', 'v1', 'zh')).toBe('/v1/guide/');
    expect(resolve('/guide/new', 'v1', 'en')).toBe('/guide/new');
  });

  it('never leads to a page that does not exist', () => {
    expect(resolve('/nowhere', 'v1', 'en')).toBe('/v1/');
  });
});
