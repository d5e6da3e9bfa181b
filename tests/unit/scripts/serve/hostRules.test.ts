import { expect, it } from '@rstest/core';
import {
  getHeaders,
  parseHeadersFile,
  parseRedirectsFile,
} from '../../../../scripts/serve/hostRules.mjs';

it('gives a path the headers of every rule that matches', () => {
  const rules = parseHeadersFile(
    '# everything\n/*\n  X-Frame-Options: DENY\n/static/*\n  Cache-Control: public, immutable\n',
  );
  expect(getHeaders(rules, '/guide')).toEqual({ 'x-frame-options': 'DENY' });
  expect(getHeaders(rules, '/static/a/b.js')['cache-control']).toBe('public, immutable');
  expect(getHeaders(rules, '/staticx')['cache-control']).toBeUndefined();
});

it('refuses a line of headers that it cannot read', () => {
  expect(() => parseHeadersFile('/*\n  NoColon')).toThrow('_headers: "NoColon" is neither');
});

it('reads redirects, and leaves lines with 404 to the hosts that need them', () => {
  expect(parseRedirectsFile('# comment\n/old   /new   301\n/zh/*  /zh/404.html 404\n')).toEqual([
    { from: '/old', to: '/new', status: 301 },
  ]);
});
