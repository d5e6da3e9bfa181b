import { expect, it } from '@rstest/core';
import { nestHeadings, type OutlineEntry } from '../../../../theme/outline/Outline';

type Shape = (string | Shape)[];
const getShape = (entries: readonly OutlineEntry[]): Shape =>
  entries.flatMap(({ id, below }) => (below.length > 0 ? [id, getShape(below)] : [id]));

const entry = (id: string, depth: number) => ({ id, text: '', depth, charIndex: 0 });

it('a heading is below the last one of a higher level', () => {
  const headings = [2, 3, 4, 3, 2, 4, 2].map((depth, index) => entry(`${index}`, depth));
  expect(getShape(nestHeadings(headings))).toEqual(['0', ['1', ['2'], '3'], '4', ['5'], '6']);
});

it('a page that begins with a deep heading shows it', () => {
  expect(getShape(nestHeadings([entry('a', 3), entry('b', 2)]))).toEqual(['a', 'b']);
});
