import { describe, expect, it, test } from '@rstest/core';
import { parse } from 'postcss';
import {
  dropDeferredRules,
  inlineProperties,
  splitPrint,
} from '../../../../../build/render/html/stylesheet';

describe('splitPrint', () => {
  it('takes rules for paper out, in their order and without their condition', () => {
    const style =
      '.a{color:red}@media print{.a{display:none}}.b{color:blue}@media print{@page{margin:1cm}.b{top:0}}';
    expect(splitPrint(style)).toEqual({
      screen: '@layer screen{.a{color:red}.b{color:blue}}',
      print: '.a{display:none}@page{margin:1cm}.b{top:0}',
    });
  });

  it('is not misled by braces in strings', () => {
    const style = '@media print{.a:after{content:"}"}}.b:after{content:"{"}@media print{.c{top:0}}';
    expect(splitPrint(style)).toEqual({
      screen: '@layer screen{.b:after{content:"{"}}',
      print: '.a:after{content:"}"}.c{top:0}',
    });
  });

  it('refuses such a rule inside another', () => {
    expect(() => splitPrint('@layer base{@media print{.a{top:0}}}')).toThrow(
      'has `@media print` inside another rule',
    );
  });
});

describe('dropDeferredRules', () => {
  test('what a pointer, a mark or the reader’s own wish brings is late, alone or in a list', () => {
    const style =
      '.a:hover{color:red}.a:hover,.a:focus-visible{color:red}.b:defined{gap:1px}' +
      ':root[data-hide*="&sidebar=0&"] .b,.c{color:red}:root[data-code~=wrap] pre{color:red}';
    expect(dropDeferredRules(style).toString()).toBe('.a:focus-visible{color:red}.c{color:red}');
  });

  test('what no reader sees before they act is late', () => {
    const style =
      '.a{cursor:pointer;color:red;overscroll-behavior:contain}.b{anchor-name:--b}' +
      '.c{anchor-scope:--b}@supports (anchor-name:--b){.d{gap:0}}';
    expect(dropDeferredRules(style).toString()).toBe(
      '.a{color:red}@supports (anchor-name:--b){.d{gap:0}}',
    );
  });

  test('what holds unless the reader wished otherwise is there', () => {
    const style =
      ':root:not([data-code~=no-wrap]) [data-wrap]{color:red}' +
      ':root:not([data-scripts]) [data-needs-script]{display:none}';
    expect(dropDeferredRules(style).toString()).toBe(style);
  });

  test('rules within at-rules are late too, and those for colors of the reader’s own', () => {
    const style =
      '@media (width<9px){.a:defined{color:red}.a{color:blue}}' +
      '@media (forced-colors:active){.a{color:red}.b{color:red}}@layer base{.a:hover{gap:0}}';
    expect(dropDeferredRules(style).toString()).toBe('@media (width<9px){.a{color:blue}}');
  });
});

test('inlineProperties: a value that may be another one somewhere stays a property', () => {
  const screen = parse(
    '@layer x{:root{--a:1px;--b:calc(var(--a) + 1px);--c:var(--d);--d:0;--e:0;--f:0}}' +
      '@media (width<9px){:root{--d:1px}}.x{--g:0;gap:var(--b) var(--c) var(--e) var(--f) var(--g)}',
  );
  const print = parse(':root{--e:1px}.x{gap:var(--a)}');
  inlineProperties([screen, print], ['<p style="--f:1px">']);
  expect(screen.toString()).toContain('gap:calc(1px + 1px) var(--d) var(--e) var(--f) var(--g)}');
  expect(print.toString()).toContain('gap:1px');
});
