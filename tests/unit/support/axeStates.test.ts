import { expect, test } from '@rstest/core';
import { axeStates, takeAxeStates } from '../../support/axeStates';

test('a page is shown in both schemes at two widths, and three pages in all six states', () => {
  const key = ({ width, colorScheme }: (typeof axeStates)[number]) => `${colorScheme} ${width}`;
  for (const page of [0, 1, 2, 100]) {
    const states = takeAxeStates(page);
    expect(states.map(({ colorScheme }) => colorScheme)).toEqual(['light', 'dark']);
    expect(new Set(states.map(({ width }) => width)).size).toBe(2);
    const three = [page, page + 1, page + 2].flatMap(takeAxeStates);
    expect(three.map(key).sort()).toEqual(axeStates.map(key).sort());
  }
});
