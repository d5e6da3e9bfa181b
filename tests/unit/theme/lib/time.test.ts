import { afterEach, beforeEach, expect, it, rs } from '@rstest/core';
import { formatLocalTime, parseDuration, throttleScroll } from '../../../../theme/lib/time';

it('says a moment in the reader’s language and time zone', () => {
  const time = '2026-11-21T23:30:00.000Z';
  expect(formatLocalTime(time, 'en', 'Asia/Tokyo')).toMatch(/^November 22, 2026 at 8:30\sAM$/);
  expect(formatLocalTime(time, 'zh', 'UTC')).toBe('2026年11月21日 23:30');
});

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

beforeEach(() => void rs.useFakeTimers());
afterEach(() => void rs.useRealTimers());

it('a handler of scrolling runs every 200 ms at most', () => {
  const handle = rs.fn();
  const throttled = throttleScroll(handle);
  for (let time = 0; time < 199; time++) {
    throttled.call();
    rs.advanceTimersByTime(1);
  }
  expect(handle).toHaveBeenCalledTimes(0);
  rs.advanceTimersByTime(1);
  expect(handle).toHaveBeenCalledTimes(1);
  rs.advanceTimersByTime(1000);
  expect(handle, 'nothing was scrolled').toHaveBeenCalledTimes(1);
  throttled.call();
  rs.advanceTimersByTime(200);
  expect(handle).toHaveBeenCalledTimes(2);
});

it('what was asked for can be dropped', () => {
  const handle = rs.fn();
  const throttled = throttleScroll(handle);
  throttled.call();
  throttled.cancel();
  rs.advanceTimersByTime(1000);
  expect(handle).toHaveBeenCalledTimes(0);
  throttled.call();
  rs.advanceTimersByTime(200);
  expect(handle).toHaveBeenCalledTimes(1);
});
