import { expect, test } from '@rstest/core';
import { parse } from 'postcss';
import { readFileSync } from 'node:fs';
import { listFiles } from '../../../../../build/read/files';
import { rootData } from '../../../../../site/rootData';
import { keepShown as keepShownRules } from '../../../../../build/render/html/shownRules';

const page =
  '<html data-page-type="doc"><body class="page wide"><a class="link" id="top"></a><ul></ul></body></html>';

const keepShown = (style: string, html: string) => keepShownRules(parse(style), html);

test('a page keeps the rules whose elements, classes, ids and attributes it has', () => {
  expect(keepShown('.link{color:red}.other{color:blue}ul{margin:0}ol{margin:0}', page)).toBe(
    '.link{color:red}ul{margin:0}',
  );
  expect(keepShown('.page>.link,.page .other,ol.link{color:red}', page)).toBe(
    '.page>.link{color:red}',
  );
  expect(keepShown('#top,#end,[data-page-type=doc] .link,[data-page-type=home]{top:0}', page)).toBe(
    '#top,[data-page-type=doc] .link{top:0}',
  );
});

test('states that open without a pointer stay', () => {
  const style = '.page[open]{color:red}.page[aria-expanded=true]{color:blue}:popover-open{top:0}';
  expect(keepShown(style, page)).toBe(style);
});

test('so do states that early scripts set, and no other attribute of the root element is set early', () => {
  const style = ':root[data-chosen=dark] .link{color:red}:root[data-announced] .link{top:0}';
  expect(keepShown(style, page)).toBe(style);
  const read = (end: RegExp) =>
    listFiles('theme')
      .filter((file) => end.test(file))
      .map((file) => readFileSync(`theme/${file}`, 'utf8'))
      .join('\n');
  const styles = read(/\.css$/);
  const early = read(/(?:Script|storedChoices|hiddenParts)\.ts$/);
  const set = [...early.matchAll(/\b(?:root|data|getRootData\(\))\.(\w+) = /g)];
  expect(set.map(([, name]) => name)).toContain('hide');
  const unlisted = set.filter(
    ([, name = '']) =>
      new RegExp(`\\[data-${name}[=~*\\]]`).test(styles) &&
      !/early|rare/.test(rootData[name as 'hide']),
  );
  expect(unlisted.map(([, name]) => name)).toEqual([]);
});

test('of a list of choices one must be there; what must not be there may be missing', () => {
  const style =
    '.link:not(.other){color:red}.link:not(:is(.other)){color:red}.link:has(:is(.other)){top:0}' +
    ':is(.link,.other) a{color:red}::selection{color:red}*,:root{margin:0}';
  expect(keepShown(style, page)).toBe(style);
  expect(keepShown(':is(.other,ol) .link{top:0}:where(.a:is(.b)){top:0}', page)).toBe('');
});

test('classes that scripts set later are there, and so are the steps of motion', () => {
  const style = '.dark .link{animation:a 1s}@keyframes a{from{top:0}50%{top:1px}to{top:2px}}';
  expect(keepShown(style, page)).toBe(style);
});

test('custom properties go with the last rule that reads them, also through others', () => {
  const style = ':root{--a:1px;--b:var(--a);--c:2px}.other{margin:var(--b)}.link{margin:var(--c)}';
  expect(keepShown(style, page)).toBe(':root{--c:2px}.link{margin:var(--c)}');
  expect(keepShown(':root{--a:1px}', '<body style="margin:var(--a)">')).toBe(':root{--a:1px}');
});
