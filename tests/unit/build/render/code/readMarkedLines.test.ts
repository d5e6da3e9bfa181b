import { expect, test } from '@rstest/core';
import { getFinalCode } from '../../../../../build/render/code/getFinalCode';
import { readMarkedLines } from '../../../../../build/render/code/readMarkedLines';
import { renderCode } from './renderCode';

/** Fences as writers mark them, and the text that readers see. */
const samples: [lang: string, code: string, seen: string][] = [
  ['ts', 'const a = 1; // [!code --]\nconst a = 2; // [!code ++]', 'const a = 1;\nconst a = 2;'],
  ['ts', '// [!code ++:2]\nconst a = 1;\nconst b = 2;', 'const a = 1;\nconst b = 2;'],
  ['ts', 'a(); // why // [!code focus]', 'a(); // why'],
  ['ts', 'const url = "https://a.b"; // [!code highlight]', 'const url = "https://a.b";'],
  ['ts', 'a(); // [!code error] [!code focus]', 'a();'],
  ['ts', 'a(); // [\\!code ++]', 'a(); // [!code ++]'],
  ['tsx', '<b>\n  {/* [!code ++] */}\n  <i />\n</b>', '<b>\n  <i />\n</b>'],
  ['css', 'a { color: red } /* [!code --] */', 'a { color: red }'],
  ['html', '<p></p> <!-- [!code ++] -->', '<p></p>'],
  ['json', '{\n  "a": 1 // [!code ++]\n}', '{\n  "a": 1\n}'],
  ['bash', 'npm i # [!code --]\nnpm ci # [!code ++]', 'npm i\nnpm ci'],
  ['yaml', 'a: 1 # [!code warning]', 'a: 1'],
  ['mdx', '```ts\na(); // [!code ++]\n```', '```ts\na(); // [!code ++]\n```'],
];

const trimLines = (text: string): string => text.replace(/[ \t]+$/gm, '');

test.each(samples)('in %s the comments of marks go: %j', async (lang, code, seen) => {
  const lines = readMarkedLines(code, lang);
  expect(trimLines(lines.map(({ text }) => text).join('\n'))).toBe(seen);
});

test.each(samples)('the highlighter reads the same in %s: %j', async (lang, code) => {
  const text = readMarkedLines(code, lang).map((line) => line.text);
  expect(trimLines((await renderCode(code, lang)).text)).toBe(trimLines(text.join('\n')));
});

test('lines say whether they are added or removed', () => {
  const [removed, added] = readMarkedLines('a // [!code --]\nb // [!code ++]', 'ts');
  expect(removed).toEqual({ text: 'a', isAdded: false, isRemoved: true });
  expect(added).toEqual({ text: 'b', isAdded: true, isRemoved: false });
});

test('what is copied and checked has no removed lines', () => {
  expect(getFinalCode('a // [!code --]\nb // [!code ++]\nc', 'ts')).toBe('b\nc');
});
