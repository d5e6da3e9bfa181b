import { expect, test } from '@rstest/core';
import { toPalette } from '../../../../../build/publish/ogImages/toPalette';

test('few colours are kept as they are', () => {
  const rgba = Uint8Array.from([1, 2, 3, 255, 9, 8, 7, 255, 1, 2, 3, 255]);
  expect(toPalette(rgba, 3, 1)).toEqual({
    width: 3,
    height: 1,
    palette: Uint8Array.from([1, 2, 3, 9, 8, 7]),
    pixels: Uint8Array.from([0, 1, 0]),
  });
});

test('of many colours, those that differ least fall together', () => {
  const side = 64;
  const rgba = new Uint8Array(side * side * 4).fill(255);
  for (let pixel = 0; pixel < side * side; pixel++) {
    rgba.set([(pixel % side) * 4, Math.floor(pixel / side) * 4, 0], pixel * 4);
  }
  const { palette, pixels } = toPalette(rgba, side, side);
  expect(palette.length / 3).toBe(256);
  const worst = Array.from(pixels, (place, pixel) =>
    Math.max(
      Math.abs((palette[place * 3] ?? 0) - (rgba[pixel * 4] ?? 0)),
      Math.abs((palette[place * 3 + 1] ?? 0) - (rgba[pixel * 4 + 1] ?? 0)),
    ),
  );
  expect(Math.max(...worst)).toBeLessThan(16);
});
