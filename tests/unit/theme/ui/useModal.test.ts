import { afterEach, expect, it, rs } from '@rstest/core';
import { lockBodyScroll } from '../../../../theme/ui/useModal';

const dataset: Record<string, string> = {};
const stub = (platform: string, maxTouchPoints: number) => {
  rs.stubGlobal('navigator', { platform, maxTouchPoints });
  rs.stubGlobal('window', { innerWidth: 1015 });
  rs.stubGlobal('document', { documentElement: { dataset, clientWidth: 1000 } });
};
const target = {} as HTMLElement;

afterEach(() => {
  rs.unstubAllGlobals();
  rs.restoreAllMocks();
});

for (const [device, platform, touches] of [
  ['an iPhone', 'iPhone', 5],
  ['an iPad that calls itself a Mac', 'MacIntel', 5],
] as const) {
  it(`only logs the specified message on ${device} without a target`, () => {
    stub(platform, touches);
    const log = rs.spyOn(console, 'error').mockImplementation(() => undefined);
    lockBodyScroll(null)();
    expect(log.mock.calls).toEqual([
      [
        'disableBodyScroll unsuccessful - targetElement must be provided when calling disableBodyScroll on IOS devices.',
      ],
    ]);
    expect(dataset.scrollLock).toBeUndefined();
  });
}

it('locks with a target on iOS, and without one elsewhere', () => {
  stub('iPhone', 5);
  lockBodyScroll(target)();
  stub('Linux x86_64', 0);
  const unlock = lockBodyScroll(null);
  expect(dataset.scrollLock).toBe('gutter');
  unlock();
  expect(dataset.scrollLock).toBeUndefined();
});
