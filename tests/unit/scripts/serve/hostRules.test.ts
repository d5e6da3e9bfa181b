import { describe, expect, it } from '@rstest/core';
import {
  findRedirect,
  getHeaders,
  parseHeadersFile,
  parseRedirectsFile,
} from '../../../../scripts/serve/hostRules.mjs';

const text = `
# everything
/*
  X-Frame-Options: DENY
  Link: </a>; rel=preload
/static/*
  Cache-Control: public, max-age=31536000, immutable
/static/*.map
  ! Cache-Control
  Link: </b>; rel=preload
/:page/print
  X-Robots-Tag: noindex
https://preview.example/*
  X-Robots-Tag: none
`;

describe('the headers file', () => {
  const rules = parseHeadersFile(text);
  const get = (pathname: string) => Object.fromEntries(getHeaders(rules, pathname));

  it('matches one segment by a placeholder and the whole path by a star', () => {
    expect(get('/guide/print')['x-robots-tag']).toBe('noindex');
    expect(get('/guide/deep/print')['x-robots-tag']).toBeUndefined();
    expect(get('/staticx')['cache-control']).toBeUndefined();
  });

  it('lists every fault with its line', () => {
    const broken = ['X-Early: 1', '/*', '  NoColon', `  X-Long: ${'a'.repeat(2000)}`].join('\n');
    expect(() => parseHeadersFile(broken)).toThrow(
      [
        '_headers:1: "X-Early: 1" stands before any path.',
        '_headers:3: "NoColon" is neither a path, "Name: value" nor "! Name".',
        '_headers:4: 2010 characters; hosts read 2000.',
      ].join('\n'),
    );
  });
});

describe('the redirects file', () => {
  const rules = parseRedirectsFile(`
# comment
/old   /new   301
/found /new
/blog/:year/:slug /news/:slug-:year 308
/en/*  /:splat 301
/docs/* https://docs.example/:splat 302
/zh/*  /zh/404.html 404
`);

  it('keeps a splat that begins with slashes on this origin', () => {
    expect(findRedirect(rules, '/en//evil.example/x')?.to).toBe('/evil.example/x');
    expect(findRedirect(rules, '/en/\\evil.example/x')?.to).toBe('/evil.example/x');
  });

  it('lists every fault with its line', () => {
    expect(() => parseRedirectsFile('/a\nb /c 301\n/a /b 299\n/a /b 301 extra')).toThrow(
      [
        '_redirects:1: "/a" is not "/from /to 301".',
        '_redirects:2: "b /c 301" is not "/from /to 301".',
        '_redirects:3: "/a /b 299" is not "/from /to 301".',
        '_redirects:4: "/a /b 301 extra" is not "/from /to 301".',
      ].join('\n'),
    );
  });
});
