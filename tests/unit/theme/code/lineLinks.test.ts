import { expect, test } from '@rstest/core';
import { parseLineHash } from '../../../../site/parseLineHash';
import { getLineHash } from '../../../../theme/code/lineLinks';

test('the hash of lines reads back as these lines', () => {
  expect(getLineHash('build:a.ts', 7, 3)).toBe('build:a.ts-L3-7');
  expect(getLineHash('构建:a b', 2)).toBe(`${encodeURI('构建:a b')}-L2`);
  expect(parseLineHash('build:a.ts-L3-7')).toEqual({ id: 'build:a.ts', from: 3, to: 7 });
  expect(parseLineHash('build:bash-2-L3')).toEqual({ id: 'build:bash-2', from: 3, to: 3 });
  expect(parseLineHash('a-L7-3')).toEqual({ id: 'a', from: 3, to: 7 });
});
