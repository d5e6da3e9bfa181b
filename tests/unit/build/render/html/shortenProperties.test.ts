import { expect, test } from '@rstest/core';
import { shortenProperties } from '../../../../../build/render/html/shortenProperties';

test('what stands there most often has the shortest name, and each its own', () => {
  const style = ':root{--line:#000;--surface:#fff}a{color:var(--surface);top:var(--surface)}';
  expect(shortenProperties(style, new Set())).toBe(
    ':root{--b:#000;--a:#fff}a{color:var(--a);top:var(--a)}',
  );
});

test('what scripts name keeps its name, which no other gets', () => {
  const style = ':root{--a:1;--line:2}p{top:calc(var(--a) + var(--line))}';
  expect(shortenProperties(style, new Set(['--a']))).toBe(
    ':root{--a:1;--b:2}p{top:calc(var(--a) + var(--b))}',
  );
});

test('a class with two hyphens is no property', () => {
  expect(shortenProperties('.code--wide{--gap:1}', new Set())).toBe('.code--wide{--a:1}');
});

test('many have names of two letters', () => {
  const names = Array.from({ length: 100 }, (_, index) => `--name-${index}`);
  const style = `:root{${names.map((name) => `${name}:0`).join(';')}}`;
  const found = shortenProperties(style, new Set()).match(/--\w+/g);
  expect(new Set(found).size).toBe(100);
  expect(Math.max(...(found ?? []).map(({ length }) => length))).toBe(4);
});
