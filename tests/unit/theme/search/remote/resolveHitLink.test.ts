import { describe, expect, it } from '@rstest/core';
import { resolveHitLink } from '../../../../../theme/search/remote/remoteHit';

const elsewhere = { isCurrent: false, home: 'https://rslib.rs/docs/' };
const here = { ...elsewhere, isCurrent: true };

describe('resolveHitLink', () => {
  it.each([
    ['https://rsbuild.rs/guide#top', 'https://rsbuild.rs/guide#top'],
    ['http://rsbuild.rs', 'http://rsbuild.rs/'],
    ['HTTPS://RSBUILD.RS/a b', 'https://rsbuild.rs/a%20b'],
  ])('lets %s lead to another site', (address, href) => {
    expect(resolveHitLink(address, elsewhere)).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JavaScript://rsbuild.rs/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://rslib.rs/1',
    'file:///etc/passwd',
    'https://rslib.rs@elsewhere.example/',
    'https://user:secret@rsbuild.rs/',
    '/guide/start',
    '//rsbuild.rs/',
    '',
    'https://',
  ])('follows %j nowhere', (address) => {
    expect(resolveHitLink(address, elsewhere)).toBeUndefined();
  });

  it.each([
    ['/docs/guide/start?a=1#b', '/guide/start?a=1#b'],
    ['guide/start', '/guide/start'],
    ['https://rslib.rs/docs/', '/'],
  ])('makes a route of %s on this site', (address, route) => {
    expect(resolveHitLink(address, here)).toBe(route);
  });

  it.each([
    'https://elsewhere.example/docs/guide',
    '//elsewhere.example/docs/guide',
    String.raw`/\elsewhere.example/docs/`,
    'http://rslib.rs/docs/guide',
    '/blog',
    '../blog',
    'javascript:alert(1)',
    '/docs//elsewhere.example/x',
    '/docs/100%',
    '/docs/%E0%A4%A',
  ])('does not let %s pass for a page of this site', (address) => {
    expect(resolveHitLink(address, here)).toBeUndefined();
  });

  it.each([
    'https://rslib.rs//elsewhere.example/x',
    '/.//elsewhere.example/x',
    '/x/..//elsewhere.example/y',
    '/%2F/elsewhere.example',
    '/%5Celsewhere.example',
  ])('does not let %s lead from the root of a site to another', (address) => {
    const atRoot = { isCurrent: true, home: 'https://rslib.rs/' };
    expect(resolveHitLink(address, atRoot)).toBeUndefined();
    expect(resolveHitLink('/guide/start', atRoot)).toBe('/guide/start');
  });
});
