import { expect, it } from '@rstest/core';
import { isBarHidden } from '../../../../theme/nav/barScroll';

const look = (previous: number, current: number, isHidden = false) =>
  isBarHidden({ previous, current, isHidden, barHeight: 60 });

it('goes on the way down and comes back on the way up', () => {
  expect(look(100, 300)).toBe(true);
  expect(look(300, 250, true)).toBe(false);
});

it('stays as it is while the page stands still', () => {
  expect(look(300, 300, true)).toBe(true);
  expect(look(300, 300, false)).toBe(false);
});

it('is there at the top of the page', () => {
  expect(look(0, 60)).toBe(false);
  expect(look(500, 0, true)).toBe(false);
});
