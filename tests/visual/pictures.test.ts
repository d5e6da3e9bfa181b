import { existsSync } from 'node:fs';
import { hydrate } from '../support/hydrate';
import { expect, test } from '../support/test';
import { frameStates } from './frameStates';
import { pageStates } from './pageStates';
import { planPictures } from './planPictures';
import { searchStates } from './searchStates';
import { showImages } from './showImages';
import { textStates } from './textStates';

/** Of longer pages the rest says nothing new, in px. */
const tallestPicture = 4000;
/** A tall picture takes seconds on a busy machine, and it is taken until two are the same, in ms. */
const timeout = 30_000;

const states = [...pageStates, ...frameStates, ...searchStates, ...textStates];

for (const { title, file, state, scheme, size } of planPictures(states)) {
  test(title, async ({ page, context, expectFailures }, testInfo) => {
    if (state.failures) expectFailures(...state.failures);
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const response = await page.goto(state.route);
    const isMissing = response?.status() !== 200;
    expect(isMissing && !state.failures, `there is no page ${state.route}`).toBe(false);
    if (state.open) {
      await hydrate(page);
      await state.open(page, context);
    }
    await page.evaluate(showImages);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width: size.width, height: Math.min(height, tallestPicture) };
    const whole = state.open ? {} : { fullPage: true, clip };

    const isCompared = testInfo.config.updateSnapshots === 'none';
    if (isCompared && !existsSync(testInfo.snapshotPath(file, { kind: 'screenshot' }))) {
      testInfo.annotations.push({
        type: 'new',
        description: 'the other revision has no such state',
      });
      await testInfo.attach(file, { body: await page.screenshot(whole), contentType: 'image/png' });
      return;
    }
    await expect(page).toHaveScreenshot(file, { ...whole, timeout });
  });
}
