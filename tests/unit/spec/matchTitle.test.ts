import { describe, expect, it } from '@rstest/core';
import { matchTitle, splitReference } from '../../spec/matchTitle';

describe('splitReference', () => {
  it('parts the file from the title', () => {
    expect(splitReference('tests/a.test.ts › outer › title')).toEqual({
      file: 'tests/a.test.ts',
      title: 'outer › title',
    });
    expect(splitReference('tests/a.test.ts')).toEqual({ file: 'tests/a.test.ts', title: '' });
  });
});

describe('matchTitle', () => {
  const declared = [['outer'], ['inner'], ['takes 400 ms']];

  it('knows a test by its title, with as many names above as are written', () => {
    expect(matchTitle('takes 400 ms', declared)).toBe(true);
    expect(matchTitle('inner › takes 400 ms', declared)).toBe(true);
    expect(matchTitle('outer › inner › takes 400 ms', declared)).toBe(true);
  });

  it.each(['', 'takes 400', '400 ms', 'Takes 400 ms', 'outer › takes 400 ms', 'outer › inner'])(
    'knows no test by a part, another case or another name above: %j',
    (written) => {
      expect(matchTitle(written, declared)).toBe(false);
    },
  );

  it('lets anything stand where only a run can tell, but not nothing', () => {
    const open = [['', ' fits ', ' px']];
    expect(matchTitle('/guide/ fits 320 px', open)).toBe(true);
    expect(matchTitle('/guide/ fits  px', open)).toBe(false);
    expect(matchTitle('/guide/ fills 320 px', open)).toBe(false);
  });

  it('takes signs of patterns for text', () => {
    expect(matchTitle('a (b)* [c] $& \\d', [['a (b)* [c] $& \\d']])).toBe(true);
    expect(matchTitle('abc', [['a.c']])).toBe(false);
  });

  it('names nothing by a title without a word of its own', () => {
    expect(matchTitle('anything', [['', '']])).toBe(false);
    expect(matchTitle('a: b', [['', ': ', '']])).toBe(false);
  });
});
