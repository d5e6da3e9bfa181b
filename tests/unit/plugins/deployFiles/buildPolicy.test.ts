import { describe, expect, it } from '@rstest/core';
import { buildPolicy } from '../../../../plugins/deployFiles/buildPolicy';
import type { InlineCode, InlineFindings } from '../../../../plugins/deployFiles/collectInlineCode';

const code = (kind: InlineCode['kind'], index: number): InlineCode => ({
  kind,
  source: `'sha256-${kind}${index}'`,
  page: `page${index}.html`,
  excerpt: `${kind} ${index}`,
});

function findings(overrides: Partial<InlineFindings> = {}): InlineFindings {
  return { code: [], handlers: [], ...overrides };
}

describe('buildPolicy', () => {
  it('allows this origin alone, and inline code by hash', () => {
    const policy = buildPolicy(findings({ code: [code('script', 1), code('style', 2)] }));
    expect(policy).toEqual([
      "default-src 'none'",
      "script-src 'self' 'sha256-script1'",
      "script-src-attr 'none'",
      "style-src 'self' 'sha256-style2'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default rslib-docs rslib-docs-offline',
    ]);
  });

  it('allows nothing inline without a hash, style attributes aside', () => {
    const inline = buildPolicy(findings()).filter((part) => part.includes('unsafe'));
    expect(inline).toEqual(["style-src-attr 'unsafe-inline'"]);
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

  it('refuses a service of search that everybody could listen to', () => {
    const searchUrl = 'http://search.example.org/';
    expect(() => buildPolicy(findings(), { searchUrl })).toThrow(
      'search.remote.url is "http://search.example.org/": give an https address',
    );
  });

  it('takes eleven hashes and names the pages of a twelfth', () => {
    const all = Array.from({ length: 11 }, (_, index) => code('style', index));
    expect(() => buildPolicy(findings({ code: all }))).not.toThrow();
    expect(() => buildPolicy(findings({ code: [...all, code('script', 12)] }))).toThrow(
      /^\[deployFiles\] 12 different inline scripts and styles; the Content-Security-Policy takes 11\.\n {2}page0\.html: <style> style 0 …\n[^]*\n {2}page12\.html: <script> script 12 …\nMake pages share/,
    );
  });

  it('stays within what hosts read with ten real hashes', () => {
    const long = Array.from({ length: 10 }, (_, index) => ({
      ...code('script', index),
      source: `'sha256-${'A'.repeat(44)}'`,
    }));
    const line = `  Content-Security-Policy: ${buildPolicy(findings({ code: long }), { assetsOrigin: 'https://assets.example.org', searchUrl: 'https://search.example.org' }).join('; ')}`;
    expect(line.length).toBeLessThan(2000);
  });

  it('refuses a policy longer than hosts read', () => {
    const origin = `https://${'a'.repeat(1600)}.example`;
    expect(() => buildPolicy(findings(), { assetsOrigin: origin })).toThrow(
      /has \d+ characters; hosts read 1900\./,
    );
  });

  it('lists handlers and says what to do', () => {
    expect(() => buildPolicy(findings({ handlers: ['a.html: <img onerror="x()">'] }))).toThrow(
      [
        '[deployFiles] 1 inline event handlers or javascript: links, which the Content-Security-Policy blocks.',
        '  a.html: <img onerror="x()">',
        'Attach them from a script instead.',
      ].join('\n'),
    );
  });
});
