import { expect, it } from '@rstest/core';
import { getShift, listStars, starField } from '../../../../theme/home/HeroStars';

it('are 35, all inside the hero, none on another, the same each time', () => {
  const stars = listStars();
  expect(stars).toHaveLength(35);
  for (const { x, y } of stars) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x, y)).toBeLessThan(1);
  }
  expect(new Set(stars.map(({ x, y }) => `${x} ${y}`)).size).toBe(35);
  expect(listStars()).toEqual(stars);
});

it('lean towards a mouse within 100 px, and not beyond', () => {
  expect(starField.reach).toBe(100);
  const star = { x: 200, y: 200 };
  expect(getShift(star, { x: 260, y: 280 })).toEqual({ x: 15, y: 20 });
  expect(getShift(star, { x: 200, y: 100 })).toEqual({ x: 0, y: -25 });
  expect(getShift(star, { x: 200, y: 99 })).toEqual({ x: 0, y: 0 });
  expect(getShift(star, { x: 271, y: 271 })).toEqual({ x: 0, y: 0 });
});
