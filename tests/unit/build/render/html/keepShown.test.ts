import { expect, test } from '@rstest/core';
import { keepShown } from '../../../../../build/render/html/keepShown';

const page = '<html><body class="page wide"><a class="link"></a><ul></ul></body></html>';

test('of a group’s rules a page keeps those whose classes and elements it has', () => {
  expect(keepShown('.link{color:red}.other{color:blue}ul{margin:0}ol{margin:0}', page)).toBe(
    '.link{color:red}ul{margin:0}',
  );
  expect(keepShown('.page>.link,.page .other,ol.link{color:red}', page)).toBe(
    '.page>.link{color:red}',
  );
});

test('what stands in brackets asks for nothing: states, lists of choices, attributes', () => {
  const style =
    '.link:not(.other){color:red}.link:is(ol,:has(+.other)){color:red}[open]>.link{color:red}' +
    '.link[data-type=other]:focus-visible{color:red}::selection{color:red}*,:root{margin:0}';
  expect(keepShown(style, page)).toBe(style);
});

test('classes that scripts set later are there, and so are the steps of motion', () => {
  const style = '.dark .link{color:red}@keyframes a{from{top:0}50%{top:1px}to{top:2px}}';
  expect(keepShown(style, page)).toBe(style);
});

test('custom properties go with the last rule that reads them, also through others', () => {
  const style = ':root{--a:1px;--b:var(--a);--c:2px}.other{margin:var(--b)}.link{margin:var(--c)}';
  expect(keepShown(style, page)).toBe(':root{--c:2px}.link{margin:var(--c)}');
  expect(keepShown(':root{--a:1px}', '<body style="margin:var(--a)">')).toBe(':root{--a:1px}');
});

test('a definition is not what only looks like one', () => {
  const style = '.link{anchor-name:--a;color:red}.link[style^=--lines]{color:blue}';
  expect(keepShown(style, page)).toBe(style);
});

test('at-rules that hold nothing any more go', () => {
  expect(keepShown('@media (width<9px){.other{color:red}}.link{color:red}', page)).toBe(
    '.link{color:red}',
  );
});
