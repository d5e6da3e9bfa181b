import { expect, it } from '@rstest/core';
import { checkSyntax, checkWholeSyntax } from '../../../../../build/check/code/syntax';

it.each([
  ['ts', 'export const a: number = 1;'],
  ['ts', "dts: true,\noutput: { target: 'web' },"],
  ['ts', '{ format: "esm" },\n{ format: "cjs" }'],
  ['ts', 'a?: string;\nb: number;'],
  ['ts', 'private a = 1;\nrun(): void {}'],
  ['ts', 'return await a;'],
  ['tsx', '<Button>text</Button>'],
  ['js', 'exports.a = a;\nfor (const b in c) if (b) exports[b] = c[b];'],
  ['json', '"type": "module",'],
  ['json', '{ "a": 1 // why\n}'],
  ['css', '.a { color: red; &:hover { color: blue; } }'],
  ['html', '<script type="module" src="./a.js"></script>'],
  ['html', '<!doctype html>\n<p>text'],
  ['yaml', 'a:\n  - b\n---\nc: 1'],
  ['vue', '<script setup lang="ts">const a = 1;</script>\n<template><p>{{ a }}</p></template>'],
  ['vue', '<p>Hi</p>'],
  ['js', 'class A {\n  #a = 1;\n}\nmodule.exports = A;'],
  ['diff', '- a\n+ b\n  c'],
  ['text', 'anything {'],
])('a part of a file: %s: %s', async (lang, code) =>
  expect(await checkSyntax(code, lang)).toEqual([]),
);

it.each([
  ['ts', 'const a = 1;\nconst b = ;', 2],
  ['js', 'import { a from "b";', 1],
  ['js', 'const a = 1;\nconst a = 2;', 2],
  ['ts', 'export const = 1;', 1],
  ['json', '{\n  "a": 1\n  "b": 2\n}', 3],
  ['css', '.a {\n  color: red;', 1],
  ['html', '<p>text</p>\n<p id="a" id="b"></p>', 2],
  ['yaml', 'a: 1\nb: [1', 2],
  ['vue', '<template>\n<p>\n</template>', 2],
  ['diff', '+ a\nb', 2],
])('what does not parse: %s: %s', async (lang, code, line) => {
  const [issue] = await checkSyntax(code, lang);
  expect(issue).toMatchObject({ rule: 'code-syntax', line });
});

it('a whole file cannot be a list of members', async () => {
  expect(await checkSyntax('dts: true,\nbundle: false,', 'ts')).toEqual([]);
  expect(await checkWholeSyntax('dts: true,\nbundle: false,', 'ts')).not.toEqual([]);
});
