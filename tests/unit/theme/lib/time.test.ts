import { afterEach, beforeEach, expect, it, rs } from '@rstest/core';
import { throttleScroll } from '../../../../theme/lib/time';

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
