import { expect, it } from '@rstest/core';
import { parseDuration } from '../../../../theme/lib/parseDuration';

for (const [written, milliseconds] of [
  ['0.1s', 100],
  [' 0s', 0],
  ['400ms', 400],
  ['.3s', 300],
  ['', 0],
  ['soon', 0],
  ['5', 0],
] as const) {
  it(`takes ${JSON.stringify(written)} for ${milliseconds} ms`, () => {
    expect(parseDuration(written)).toBe(milliseconds);
  });
}
