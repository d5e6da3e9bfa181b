import { createHash } from 'node:crypto';
import { describe, expect, it } from '@rstest/core';
import {
  buildPolicy,
  collectInlineCode,
  type InlineCode,
  type InlineFindings,
  insertMetaPolicy,
  isSecureAddress,
} from '../../../../../build/publish/hostFiles/securityPolicy';

describe('buildPolicy', () => {
  const code = (index: number): InlineCode => ({
    source: `'sha256-script${index}'`,
    page: `page${index}.html`,
    excerpt: `script ${index}`,
  });

  function findings(overrides: Partial<InlineFindings> = {}): InlineFindings {
    return { code: [], openStyles: [], handlers: [], ...overrides };
  }

  it('allows this origin alone, and inline scripts by hash', () => {
    expect(buildPolicy(findings({ code: [code(1), code(2)] }))).toEqual([
      "script-src 'self' 'sha256-script1' 'sha256-script2'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "manifest-src 'self'",
      "font-src 'none'",
      "media-src 'none'",
      "frame-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default docs offline',
    ]);
  });

  it('leaves inline styles to the policy of each page, and refuses one without', () => {
    expect(() => buildPolicy(findings({ openStyles: ['a.html: <style> p{} …'] }))).toThrow(
      [
        '[hostFiles] 1 inline styles that no policy of their page names, which would be open to any other.',
        '  a.html: <style> p{} …',
        'Have build/render/html/pageStyles.ts name them, before the style.',
      ].join('\n'),
    );
  });

  it('lets images come from the assets origin, without its path', () => {
    const policy = buildPolicy(findings(), { assetsOrigin: 'https://assets.example.org/rslib/' });
    expect(policy).toContain("img-src 'self' data: https://assets.example.org");
  });

  for (const origin of [
    'http://assets.example.org',
    'assets.example.org',
    "https://a.b; script-src 'x",
  ]) {
    it(`refuses ${origin} as assets origin`, () => {
      expect(() => buildPolicy(findings(), { assetsOrigin: origin })).toThrow(
        `ASSETS_ORIGIN is "${origin}": give an https address, such as https://assets.example.org.`,
      );
    });
  }

  it('lets the page ask the service of search, at any of its paths', () => {
    const policy = buildPolicy(findings(), { searchUrl: 'https://search.example.org/api?a=1' });
    expect(policy).toContain("connect-src 'self' https://search.example.org");
    expect(policy).toContain("img-src 'self' data:");
  });

  it('takes five hashes and names the pages of a sixth', () => {
    const all = Array.from({ length: 5 }, (_, index) => code(index));
    expect(() => buildPolicy(findings({ code: all }))).not.toThrow();
    expect(() => buildPolicy(findings({ code: [...all, code(6)] }))).toThrow(
      /^\[hostFiles\] 6 different inline scripts; the Content-Security-Policy takes 5\.\n {2}page0\.html: <script> script 0 …\n[^]*\n {2}page6\.html: <script> script 6 …\nMake pages share/,
    );
  });

  it('lists handlers and says what to do', () => {
    expect(() => buildPolicy(findings({ handlers: ['a.html: <img onerror="x()">'] }))).toThrow(
      [
        '[hostFiles] 1 inline event handlers or javascript: links, which the Content-Security-Policy blocks.',
        '  a.html: <img onerror="x()">',
        'Attach them from a script instead.',
      ].join('\n'),
    );
  });
});

describe('collectInlineCode', () => {
  const page = (file: string, html: string) => ({ file, html });
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it('hashes each different script once and remembers where it stood first', () => {
    const { code } = collectInlineCode([
      page('a.html', '<script>run( 1 )</script>'),
      page('b.html', '<script type="module">run( 1 )</script><script>2</script>'),
    ]);
    expect(code).toEqual([
      { source: hash('run( 1 )'), page: 'a.html', excerpt: 'run( 1 )' },
      { source: hash('2'), page: 'b.html', excerpt: '2' },
    ]);
  });

  it('names styles that no policy of their page names before them', () => {
    const policy = (text: string) =>
      `<meta http-equiv="Content-Security-Policy" content="style-src ${hash(text)}">`;
    const { openStyles } = collectInlineCode([
      page('a.html', `${policy('p{}')}<style>p{}</style>`),
      page('b.html', `<style>p{}</style>${policy('p{}')}`),
      page('c.html', `${policy('p{}')}<style>b{}</style>`),
      page('d.html', '<style></style>'),
    ]);
    expect(openStyles).toEqual([
      'b.html: <style> p{} …',
      'c.html: <style> b{} …',
      'd.html: <style>  …',
      'd.html: no policy for styles',
    ]);
  });

  it('sees what a browser sees: nothing in comments and text areas, styles inside noscript', () => {
    const { code, openStyles } = collectInlineCode([
      page('a.html', '<!-- <script>1</script> --><textarea><script>2</script></textarea>'),
      page('b.html', '<noscript><style>a{}</style></noscript>'),
    ]);
    expect(code).toEqual([]);
    expect(openStyles).toContain('b.html: <style> a{} …');
  });

  it('names handlers that no hash can allow', () => {
    const { handlers } = collectInlineCode([
      page(
        'a.html',
        '<img onerror="x()" src="a.png"><a href=" javascript:y()">y</a><p data-on="1">',
      ),
    ]);
    expect(handlers).toEqual(['a.html: <img onerror="x()">', 'a.html: <a href=" javascript:y()">']);
  });
});

const policy = ["default-src 'none'", "img-src 'self' data:", "frame-ancestors 'none'"];
const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' data:">`;

it('insertMetaPolicy: comes first in the head, without what only a header can say', () => {
  expect(insertMetaPolicy('<html><head><script>1</script></head>', policy)).toBe(
    `<html><head>${meta}<script>1</script></head>`,
  );
});

it.each([
  'http://search.example/',
  'http://localhost.example/',
  'http://127.0.0.1.example/',
  'https://user:secret@search.example/',
  'javascript:alert(1)',
  'wss://search.example/',
  '/search',
  '',
])('%j may not', (address) => {
  expect(isSecureAddress(address)).toBe(false);
});
