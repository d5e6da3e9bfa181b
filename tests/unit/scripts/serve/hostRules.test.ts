import { expect, it } from '@rstest/core';
import { parseHeadersFile, parseRedirectsFile } from '../../../../scripts/serve/hostRules.mjs';

it('refuses a line of headers that it cannot read', () => {
  expect(() => parseHeadersFile('/*\n  NoColon')).toThrow('_headers: "NoColon" is neither');
});

it('reads redirects, and leaves lines with 404 to the hosts that need them', () => {
  expect(parseRedirectsFile('# comment\n/old   /new   301\n/zh/*  /zh/404.html 404\n')).toEqual([
    { from: '/old', to: '/new', status: 301 },
  ]);
});
