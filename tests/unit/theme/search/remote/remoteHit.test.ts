import { describe, expect, it } from '@rstest/core';
import fc from 'fast-check';
import {
  createWordPattern,
  readHit,
  resolveHitLink,
} from '../../../../../theme/search/remote/remoteHit';
import { anyString } from '../../../search/arbitraryQueries';
import { findMarkIssue } from '../../../search/findMarkIssue';

const place = { isCurrent: false, home: 'https://rslib.rs/' };

const toHit = (value: unknown, query: string, isCurrent = false) =>
  readHit(value, { ...place, isCurrent, pattern: createWordPattern(query), lang: 'en' });

const page = {
  id: '1',
  title: 'Output',
  content: 'Where files go. Then distPath sets the folder.',
  domain: 'https://rsbuild.rs/',
  routePath: '/config/output',
  toc: [
    { id: 'dist-path', text: 'distPath', depth: 2, charIndex: 16 },
    { id: '" onclick="x', text: 'bad id', depth: 2, charIndex: 16 },
  ],
};

describe('a hit of a remote index', () => {
  it('is its page, under the name of the host, marked in its own case', () => {
    expect(toHit(page, 'output folder')).toEqual({
      href: 'https://rsbuild.rs/config/output',
      title: { text: 'Output', marks: [{ start: 0, end: 6 }] },
      excerpt: { text: '…Then distPath sets the folder.', marks: [{ start: 24, end: 30 }] },
      page: { href: 'https://rsbuild.rs/config/output', title: 'Output', trail: ['rsbuild.rs'] },
      above: undefined,
      lang: 'en',
    });
  });

  it('is the section whose heading says what was asked', () => {
    expect(toHit(page, 'distpath')).toMatchObject({
      href: 'https://rsbuild.rs/config/output#dist-path',
      title: { text: 'distPath' },
      above: [],
      page: { href: 'https://rsbuild.rs/config/output', title: 'Output' },
    });
    expect(toHit(page, 'bad')?.href).toBe('https://rsbuild.rs/config/output');
  });

  it('of this site is a route, whatever host the service knows it by', () => {
    expect(toHit(page, 'output', true)).toMatchObject({
      href: '/config/output',
      page: { href: '/config/output', trail: [] },
    });
  });

  it('has a host where the service forgot how to reach it, and its own language if it says so', () => {
    const hit = toHit({ ...page, domain: 'rsbuild.rs', lang: 'zh-CN' }, 'x');
    expect(hit).toMatchObject({ href: 'https://rsbuild.rs/config/output', lang: 'zh-CN' });
    expect(toHit({ ...page, lang: 'en" onload="' }, 'x')?.lang).toBe('en');
  });

  it('keeps HTML as the text it is, on one line, without marks that turn the direction', () => {
    const title = '<img src=x\nonerror=alert(1)>\u202egpj.exe\u0000';
    expect(toHit({ ...page, title }, 'x')?.title.text).toBe('<img src=x onerror=alert(1)>gpj.exe');
  });

  it.each([
    ...[null, 7, 'text', [], {}, { title: 'No link' }],
    { title: ' \u202e ', link: 'https://rsbuild.rs' },
    { title: 'x', link: { href: 'https://rsbuild.rs' } },
    { title: ['x'], link: 'https://rsbuild.rs' },
    { title: 'x', domain: 'javascript://rsbuild.rs', routePath: '/%0aalert(1)' },
    { title: 'x', routePath: '/guide' },
  ])('is not made of %j', (value) => {
    expect(toHit(value, 'x')).toBeUndefined();
  });

  it('holds whatever is asked and answered: marks lie inside their text, in order', () => {
    const anything = fc.oneof(anyString, fc.constantFrom(7, null, {}, ['x'], undefined));
    const heading = fc.record({ id: anyString, text: anyString });
    const document = fc.record({
      title: anything,
      header: anything,
      content: anything,
      lang: anything,
      toc: fc.oneof(anything, fc.array(fc.oneof(anything, heading), { maxLength: 2 })),
      link: fc.oneof(fc.constant('https://a.example/b#c'), anything),
    });
    let made = 0;
    fc.assert(
      fc.property(document, anyString, (value, query) => {
        // The field takes no more.
        const hit = toHit(value, query.slice(0, 256));
        if (!hit) return;
        made += 1;
        expect(findMarkIssue(hit.title) ?? findMarkIssue(hit.excerpt)).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
    expect(made).toBeGreaterThan(100);
  });
});

const elsewhere = { isCurrent: false, home: 'https://rslib.rs/docs/' };
const here = { ...elsewhere, isCurrent: true };

describe('resolveHitLink', () => {
  it.each([
    ...[' java\nscript:alert(1)', 'JavaScript://rsbuild.rs/%0aalert(1)', 'file:///etc/passwd'],
    ...['https://rslib.rs@elsewhere.example/', 'https://user:secret@rsbuild.rs/'],
    ...['/guide/start', '//rsbuild.rs/', '', 'https://'],
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
    ...['http://rslib.rs/docs/guide', '/blog', '../blog', 'javascript:alert(1)'],
    ...['/docs//elsewhere.example/x', '/docs/100%', '/docs/%E0%A4%A'],
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
