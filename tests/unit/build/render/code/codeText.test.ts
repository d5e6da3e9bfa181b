import { describe, expect, it } from '@rstest/core';
import { cutRegion } from '../../../../../build/read/codeFiles';

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
