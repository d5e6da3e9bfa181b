import { expect, it } from '@rstest/core';
import { parseMeta } from '../../../../../build/read/fences';

it('reads class, title and attributes in any order and quotes', () => {
  expect(parseMeta('title="src/a b.ts" module')).toEqual({
    classes: ['module'],
    words: [],
    attributes: { title: 'src/a b.ts' },
    unknown: [],
  });
  expect(parseMeta(`output part case='a-b' log {1,3-5} lineNumbers`)).toEqual({
    classes: ['output'],
    words: ['part', 'log', 'lineNumbers'],
    attributes: { case: 'a-b' },
    unknown: [],
  });
  expect(parseMeta(`config expect-error='Expect "lib" field'`).attributes).toEqual({
    'expect-error': 'Expect "lib" field',
  });
});

it('keeps an attribute that says nothing, and what it does not know', () => {
  expect(parseMeta('not-run').attributes).toEqual({ 'not-run': '' });
  expect(parseMeta('confg titel="a.ts"').unknown).toEqual(['confg', 'titel']);
});
