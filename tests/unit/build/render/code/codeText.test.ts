import { describe, expect, it, test } from '@rstest/core';
import { cutRegion } from '../../../../../build/read/codeFiles';
import { readMarkedLines } from '../../../../../build/read/markedLines';

describe('cutRegion', () => {
  const file = [
    '// #region outer',
    'function outer() {',
    '  // #region inner',
    '  const a = 1;',
    '',
    '  return a;',
    '  // #endregion inner',
    '}',
    '// #endregion outer',
    '',
    '/* #region style */',
    'a {}',
    '/* #endregion */',
    '<!-- #region page -->',
    '<p></p>',
    '<!-- #endregion page -->',
    '# #region shell',
    'npm i',
    '# #endregion shell',
  ].join('\n');

  it('gives a region without its indent', () => {
    expect(cutRegion(file, 'inner')).toBe('const a = 1;\n\nreturn a;');
  });

  it('leaves the lines that mark regions out of everything', () => {
    expect(cutRegion(file, 'outer')).toBe('function outer() {\n  const a = 1;\n\n  return a;\n}');
    expect(cutRegion('// #region a\r\nb\r\n// #endregion a\r\n')).toBe('b');
  });

  it('names the regions there are', () => {
    expect(() => cutRegion(file, 'iner')).toThrow(
      'it has no region `iner`; it has `outer`, `inner`, `style`, `page`, `shell`',
    );
    expect(() => cutRegion('a', 'b')).toThrow('it has no region `b`; it has none');
  });

  it('refuses one that is there twice or never ends', () => {
    expect(() => cutRegion(`${file}\n${file}`, 'inner')).toThrow('the region `inner` 2 times');
    expect(() => cutRegion('// #region a\nb', 'a')).toThrow('has no `#endregion a`');
  });
});

describe('readMarkedLines', () => {
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
});
