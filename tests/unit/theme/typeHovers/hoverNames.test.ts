import { expect, it } from '@rstest/core';
import { listCuts } from '../../../../theme/typeHovers/hoverNames';

it('cuts each text where a name stands in it, the last one first', () => {
  // `import { a, b }` in the texts `import`, ` { a, b }`
  expect(listCuts([6, 9], [9, 1, 0, 12, 1, 1])).toEqual([
    [],
    [
      { start: 6, end: 7, index: 1 },
      { start: 3, end: 4, index: 0 },
    ],
  ]);
});

it('cuts a name that goes over several texts in each of them', () => {
  expect(listCuts([2, 3, 2], [1, 5, 7])).toEqual([
    [{ start: 1, end: 2, index: 7 }],
    [{ start: 0, end: 3, index: 7 }],
    [{ start: 0, end: 1, index: 7 }],
  ]);
});
