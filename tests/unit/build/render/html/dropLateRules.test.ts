import { expect, test } from '@rstest/core';
import { dropLateRules } from '../../../../../build/render/html/dropLateRules';

test('what a pointer, a mark or the reader’s own wish brings is late, alone or in a list', () => {
  const style =
    '.a:hover{color:red}.a:hover,.a:focus-visible{color:red}.b:defined{gap:1px}' +
    ':root[data-hide*="&sidebar=0&"] .b,.c{color:red}:root[data-code~=wrap] pre{color:red}';
  expect(dropLateRules(style)).toBe('.a:focus-visible{color:red}.c{color:red}');
});

test('what holds unless the reader wished otherwise is there', () => {
  const style =
    ':root:not([data-code~=no-wrap]) [data-wrap]{color:red}' +
    ':root:not([data-code]) [data-needs-script]{display:none}';
  expect(dropLateRules(style)).toBe(style);
});

test('a list inside another is parted with it', () => {
  const style =
    ':is(:root:not([data-code~=no-a]) [data-a] .l,:root[data-code~=a] .l):before{gap:0}' +
    ':is(:root[data-code~=a] .l):before{gap:0}.m:not(:is(.n,.o:hover)),.p{gap:0}';
  expect(dropLateRules(style)).toBe(
    ':is(:root:not([data-code~=no-a]) [data-a] .l,:root[data-code~=a] .l):before{gap:0}.p{gap:0}',
  );
});

test('rules within at-rules are late too, and those for colours of the reader’s own', () => {
  const style =
    '@media (width<9px){.a:defined{color:red}.a{color:blue}}' +
    '@media (forced-colors:active){.a{color:red}.b{color:red}}@layer base{.a:hover{gap:0}}';
  expect(dropLateRules(style)).toBe('@media (width<9px){.a{color:blue}}@layer base{}');
});
