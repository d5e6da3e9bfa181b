import { createRequire } from 'node:module';
import { afterEach, beforeEach, describe, expect, it, rs } from '@rstest/core';
import * as scheduler from 'scheduler';
import { hurryDrawing } from '../../../../theme/hooks/hurryDrawing';

interface Scheduler {
  unstable_NormalPriority: number;
  unstable_scheduleCallback: (priority: number, task: () => void) => void;
  unstable_shouldYield: () => boolean;
}
const { unstable_NormalPriority, unstable_scheduleCallback, unstable_shouldYield } =
  scheduler as unknown as Scheduler;

let now = 0;

/** Whether React would give way after so many milliseconds of one task. */
const givesWayAfter = (duration: number) =>
  new Promise<boolean>((resolve) => {
    unstable_scheduleCallback(unstable_NormalPriority, () => {
      now += duration;
      resolve(unstable_shouldYield());
    });
  });

const timers = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };

beforeEach(() => {
  rs.spyOn(performance, 'now').mockImplementation(() => now);
  Object.assign(globalThis, { window: timers });
});
afterEach(() => {
  rs.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'window');
});

describe('hurryDrawing', () => {
  it('lets React draw on until the page is drawn', async () => {
    expect(await givesWayAfter(50)).toBe(true);
    let end = () => {};
    hurryDrawing({ whenDrawn: (callback) => (end = callback) });
    expect(await givesWayAfter(50)).toBe(false);
    expect(await givesWayAfter(150)).toBe(true);
    end();
    expect(await givesWayAfter(50)).toBe(true);
  });

  it('ends with a page that is never drawn', async () => {
    let lapse = () => {};
    Object.assign(globalThis, {
      window: { ...timers, setTimeout: (callback: () => void) => (lapse = callback) },
    });
    hurryDrawing({ whenDrawn: () => {} });
    expect(await givesWayAfter(50)).toBe(false);
    lapse();
    expect(await givesWayAfter(50)).toBe(true);
  });

  it('asks the very package that React draws with', () => {
    const require = createRequire(import.meta.url);
    const fromReact = createRequire(require.resolve('react-dom/package.json'));
    expect(fromReact.resolve('scheduler')).toBe(require.resolve('scheduler'));
  });
});
