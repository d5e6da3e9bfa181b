import { describe, expect, it } from '@rstest/core';
import { resolveRequest } from '../../../../scripts/serve/resolveRequest.mjs';

const files = new Set([
  'a b.html',
  ...'index.html 404.html x.html x/index.html x/y.html guide/start/index.html'.split(' '),
  ...'zh/index.html zh/404.html robots.txt notes.md .well-known/security.txt'.split(' '),
  ...'_headers _redirects .nojekyll .env.html'.split(' '),
]);
const resolve = (pathname: string) => resolveRequest(pathname, (file) => files.has(file));
const file = (name: string) => ({ type: 'file', file: name });
const redirect = (path: string) => ({ type: 'redirect', path });
const notFound = { type: 'notFound', page: '404.html' };

describe('a page has one address', () => {
  for (const [from, to] of [
    ['/x.html', '/x'],
    ['/x/y.html', '/x/y'],
    ['/x/y/', '/x/y'],
    ['/x/index', '/x/'],
    ['/x/index.html', '/x/'],
    ['/x/y/index.html', '/x/y'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/guide/start', '/guide/start/'],
    ['/zh', '/zh/'],
    ['/a%20b.html', '/a%20b'],
  ] as const) {
    it(`redirects from ${from} to ${to}`, () => {
      expect(resolve(from)).toEqual(redirect(to));
    });
  }

  it('serves other files under their names only', () => {
    expect(resolve('/robots.txt')).toEqual(file('robots.txt'));
    expect(resolve('/notes.md')).toEqual(file('notes.md'));
    expect(resolve('/.well-known/security.txt')).toEqual(file('.well-known/security.txt'));
    expect(resolve('/robots.txt/')).toEqual(notFound);
    expect(resolve('/robots')).toEqual(notFound);
  });
});

describe('an address without a page', () => {
  for (const pathname of ['/nope', '/nope/', '/nope.html', '/guide/', '/guide', '/x.html/', '/X']) {
    it(`${pathname} gets the error page`, () => {
      expect(resolve(pathname)).toEqual(notFound);
    });
  }
});

describe('hostile and malformed addresses are not found', () => {
  const hostile = [
    ...'//x //evil.example/x.html //evil.example/ /x//y /x// /%5Cevil.example/x.html'.split(' '),
    ...'/%2Fevil.example/x.html /x%2Fy /../x /%2e%2e/x /x/../../etc/passwd /./x'.split(' '),
    ...'/%E0%A4%A /% /x%00.html /_headers /_redirects /.nojekyll /.env x * http://a.b/x'.split(' '),
    ...['', '/\\evil.example/x.html'],
  ];
  for (const pathname of hostile) {
    it(`such as ${JSON.stringify(pathname)}`, () => {
      expect(resolve(pathname)).toEqual(notFound);
    });
  }

  it('never redirects to another origin, whatever exists', () => {
    const odd = '/ \\ . x %2f %5c index .html ? %0d%0a evil.example'.split(' ');
    const pathnames = odd.flatMap((first) =>
      odd.flatMap((second) => odd.map((third) => `/${first}${second}${third}`)),
    );
    const targets = pathnames.flatMap((pathname) => {
      const resolution = resolveRequest(pathname, (file) => file.endsWith('.html'));
      return resolution.type === 'redirect' ? [resolution.path] : [];
    });
    expect(targets.length).toBeGreaterThan(30);
    expect(targets.filter((target) => !/^\/(?![/\\])[^\s\\]*$/.test(target))).toEqual([]);
  });
});
