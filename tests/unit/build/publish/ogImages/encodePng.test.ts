import { Resvg } from '@resvg/resvg-js';
import { expect, test } from '@rstest/core';
import { encodePng, isWholePng } from '../../../../../build/publish/ogImages/encodePng';

const image = {
  width: 3,
  height: 2,
  palette: Uint8Array.from([255, 0, 0, 0, 255, 0, 0, 0, 255]),
  pixels: Uint8Array.from([0, 1, 2, 2, 1, 0]),
};

test('another program reads the same picture back', () => {
  const url = `data:image/png;base64,${encodePng(image).toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><image width="3" height="2" href="${url}"/></svg>`;
  const { pixels } = new Resvg(svg).render();
  const [red, green, blue] = [
    [255, 0, 0, 255],
    [0, 255, 0, 255],
    [0, 0, 255, 255],
  ];
  expect([...pixels]).toEqual([red, green, blue, blue, green, red].flat());
});

test('a file that was cut off is not taken for whole', () => {
  const png = encodePng(image);
  expect(isWholePng(png)).toBe(true);
  expect(isWholePng(png.subarray(0, -1))).toBe(false);
  expect(isWholePng(Buffer.alloc(0))).toBe(false);
  expect(isWholePng(Buffer.from('<!doctype html>'))).toBe(false);
});
