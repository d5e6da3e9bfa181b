import { describe, expect, it } from '@rstest/core';
import { buildPolicy } from '../../../../../build/publish/deployFiles/buildPolicy';
import type {
  InlineCode,
  InlineFindings,
} from '../../../../../build/publish/deployFiles/collectInlineCode';

const code = (index: number): InlineCode => ({
  source: `'sha256-script${index}'`,
  page: `page${index}.html`,
  excerpt: `script ${index}`,
});

function findings(overrides: Partial<InlineFindings> = {}): InlineFindings {
  return { code: [], openStyles: [], handlers: [], ...overrides };
}

describe('buildPolicy', () => {
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
    const openStyles = ['a.html: <style> p{} …'];
    expect(() => buildPolicy(findings({ openStyles }))).toThrow(
      [
        '[deployFiles] 1 inline styles that no policy of their page names, which would be open to any other.',
        '  a.html: <style> p{} …',
        'Have build/render/html/getStylePolicy.ts name them, before the style.',
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

  it('refuses a service of search that everybody could listen to', () => {
    const searchUrl = 'http://search.example.org/';
    expect(() => buildPolicy(findings(), { searchUrl })).toThrow(
      'search.remote.url is "http://search.example.org/": give an https address',
    );
  });

  it('takes five hashes and names the pages of a sixth', () => {
    const all = Array.from({ length: 5 }, (_, index) => code(index));
    expect(() => buildPolicy(findings({ code: all }))).not.toThrow();
    expect(() => buildPolicy(findings({ code: [...all, code(6)] }))).toThrow(
      /^\[deployFiles\] 6 different inline scripts; the Content-Security-Policy takes 5\.\n {2}page0\.html: <script> script 0 …\n[^]*\n {2}page6\.html: <script> script 6 …\nMake pages share/,
    );
  });

  it('stays within what hosts read with five real hashes', () => {
    const long = Array.from({ length: 5 }, (_, index) => ({
      ...code(index),
      source: `'sha256-${'A'.repeat(44)}'`,
    }));
    const line = `  Content-Security-Policy: ${buildPolicy(findings({ code: long }), { assetsOrigin: 'https://assets.example.org', searchUrl: 'https://search.example.org' }).join('; ')}`;
    expect(line.length).toBeLessThan(2000);
  });

  it('refuses a policy longer than hosts read', () => {
    const origin = `https://${'a'.repeat(1700)}.example`;
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
