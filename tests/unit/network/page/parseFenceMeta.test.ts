import { describe, expect, it } from '@rstest/core';
import { parseFenceMeta } from '../../../network/page/parseFenceMeta';

describe('parseFenceMeta', () => {
  it('tells words from attributes, in any order', () => {
    const meta = { words: ['output'], attributes: { title: 'dist/index.js' } };
    expect(parseFenceMeta('output title="dist/index.js"')).toEqual(meta);
    expect(parseFenceMeta('title="dist/index.js"  output ')).toEqual(meta);
  });

  it('keeps spaces, equals signs and words inside a value', () => {
    expect(parseFenceMeta('shell not-run="no output here: a = b"')).toEqual({
      words: ['shell'],
      attributes: { 'not-run': 'no output here: a = b' },
    });
  });

  it('takes an empty value for a value', () => {
    expect(parseFenceMeta('title=""').attributes).toEqual({ title: '' });
  });

  it('takes marked lines for a word, and nothing for nothing', () => {
    expect(parseFenceMeta('{1,3-4} config').words).toEqual(['{1,3-4}', 'config']);
    expect(parseFenceMeta('')).toEqual({ words: [], attributes: {} });
  });

  for (const meta of ['title="open', 'title=bare', 'title="a"b', '="a"']) {
    it(`refuses ${meta}`, () => {
      expect(() => parseFenceMeta(`config ${meta}`)).toThrow(
        `"${meta}" is neither a word nor name="value".`,
      );
    });
  }
});
