import { describe, expect, it } from '@rstest/core';
import { getHeaders, parseHeadersFile } from '../../../../scripts/serve/parseHeadersFile.mjs';

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

  it('gives a path the headers of every rule that matches', () => {
    expect(get('/guide')).toEqual({ 'x-frame-options': 'DENY', link: '</a>; rel=preload' });
    expect(get('/static/a/b.js')['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('joins the values of one header, as hosts do', () => {
    expect(get('/static/a.map').link).toBe('</a>; rel=preload, </b>; rel=preload');
  });

  it('takes a header away again', () => {
    expect(get('/static/a.map')['cache-control']).toBeUndefined();
  });

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

  it('refuses more rules than hosts read', () => {
    const many = Array.from({ length: 101 }, (_, index) => `/${index}\n  A: b`).join('\n');
    expect(() => parseHeadersFile(many)).toThrow('_headers: 101 rules; hosts read 100.');
  });
});
