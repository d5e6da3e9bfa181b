import { expect, test } from '@rstest/core';
import { getCriticalStyle } from '../../../../plugins/htmlFirst/criticalStyle';

const page = '<html data-page-type="doc"><body class="page"><a class="link">text</a></body></html>';

test('rules that a page cannot show are left out', async () => {
  const style = '.link{color:red}.other{color:blue}';
  expect(await getCriticalStyle(style, [page])).toBe('.link{color:red}');
});

test('a word of a text is no class, an element that only noscript holds is one', async () => {
  const text = '<body><p>It has 12 kB.</p><noscript><b class="plain">off</b></noscript></body>';
  const style = '.kB{color:red}.plain{color:blue}';
  expect(await getCriticalStyle(style, [text])).toBe('.plain{color:blue}');
});

test('rules for a pointer that hovers come later, those for the keyboard are there', async () => {
  const style = '.link:hover{color:red}.link:hover,.link:focus-visible{color:blue}';
  expect(await getCriticalStyle(style, [page])).toBe('.link:focus-visible{color:blue}');
});

test('tokens that no rule reads are left out, those that others read stay', async () => {
  const style = ':root{--a:1px;--b:var(--a);--c:2px}.link{margin:var(--b)}';
  expect(await getCriticalStyle(style, [page])).toBe(
    ':root{--a:1px;--b:var(--a)}.link{margin:var(--b)}',
  );
});

test('states that open without a pointer stay', async () => {
  const style = '.page[open]{color:red}.page[aria-expanded=true]{color:blue}';
  expect(await getCriticalStyle(style, [page])).toBe(style);
});

test('rules that say they may come late do, for the pages without hover as well', async () => {
  const style = '.link{color:red}.link:defined{color:blue}';
  expect(await getCriticalStyle(style, [page])).toBe('.link{color:red}');
});

test('transitions come later, those between views stay', async () => {
  const style =
    '.link{color:red;transition:color .1s}.page{transition:none;color:red}' +
    '@view-transition{navigation:auto}';
  expect(await getCriticalStyle(style, [page])).toBe(
    '.link{color:red;}.page{color:red}@view-transition{navigation:auto}',
  );
});
