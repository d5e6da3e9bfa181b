import { expect, it } from '@rstest/core';
import { inlineOnce } from '../../../../../build/render/html/inlineOnce';

it('puts the value in the place of a name that stands there once', () => {
  const style = ':root{--a:light-dark(#fff,#000);--b:1rem}.x{color:var(--a);margin:var(--b)}';
  expect(inlineOnce(style, '')).toBe(':root{}.x{color:light-dark(#fff,#000);margin:1rem}');
});

it('follows a value that names another', () => {
  const style = ':root{--b:10;--u:calc(var(--b) + 100)}.x{z-index:var(--u)}';
  expect(inlineOnce(style, '')).toBe(':root{}.x{z-index:calc(10 + 100)}');
});

it('leaves names that are used twice, defined twice, or have a fallback', () => {
  for (const style of [
    ':root{--a:1px}.x{margin:var(--a) var(--a)}',
    ':root{--a:1px}@media (width<10px){:root{--a:2px}}.x{margin:var(--a)}',
    ':root{--a:1px}.x{margin:var(--a,2px)}',
    '.x{margin:var(--a)}',
  ]) {
    expect(inlineOnce(style, '')).toBe(style);
  }
});

it('leaves names that an attribute or another sheet has, and those of scripts', () => {
  const style = ':root{--a:1px}.x{margin:var(--a)}';
  expect(inlineOnce(style, '<p style=--a:2px>')).toBe(style);
  expect(inlineOnce(style, '.y{padding:var(--a)}')).toBe(style);
  const long = ':root{--lines:1}.x{height:var(--lines)}';
  expect(inlineOnce(long, '')).toBe(long);
});
