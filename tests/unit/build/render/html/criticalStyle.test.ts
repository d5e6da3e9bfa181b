import { expect, test } from '@rstest/core';
import { getCriticalStyle } from '../../../../../build/render/html/criticalStyle';

const page = '<html data-page-type="doc"><body class="page"><a class="link">text</a></body></html>';

test('rules that a page cannot show are left out', async () => {
  const style = '.link{color:red}.other{color:blue}';
  expect(await getCriticalStyle(style, [page])).toBe('.link{color:red}');
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

test('what a transition starts from comes later, with it', async () => {
  const style =
    '.link{color:red}@media (width<9px){@starting-style{.link{opacity:0}.page{opacity:0}}' +
    '.page{color:red}}@starting-style{.link{color:blue}}';
  expect(await getCriticalStyle(style, [page])).toBe(
    '.link{color:red}@media (width<9px){.page{color:red}}',
  );
});

test('motion that no rule left here names comes later', async () => {
  const style =
    '.link{animation:1s grow}.other{animation:1s fade}@keyframes grow{0%{scale:0}}' +
    '@keyframes fade{0%{opacity:0}}';
  expect(await getCriticalStyle(style, [page])).toBe(
    '.link{animation:1s grow}@keyframes grow{0%{scale:0}}',
  );
});

test('tokens that only a transition reads come later as well', async () => {
  const style = ':root{--a:1s;--b:red}.link{color:var(--b);transition:color var(--a)}';
  expect(await getCriticalStyle(style, [page])).toBe(':root{--b:red}.link{color:var(--b);}');
});
