import { existsSync } from 'node:fs';
import { hydrate } from '../support/hydrate';
import { expect, test } from '../support/test';
import { pictureHeights, states } from './states';

/** Of longer pages the rest says nothing new, in px. */
const tallestPicture = 4000;
/** A tall picture takes seconds on a busy machine, and it is taken until two are the same, in ms. */
const timeout = 30_000;

const pictures = states.flatMap((state) =>
  Object.entries(pictureHeights).flatMap(([width, height]) =>
    (state.widths?.includes(Number(width)) ?? true)
      ? (['light', 'dark'] as const).map((scheme) => ({
          state,
          scheme,
          size: { width: Number(width), height },
        }))
      : [],
  ),
);

for (const { state, scheme, size } of pictures) {
  const title = `${state.name} · ${scheme} · ${size.width}`;
  const file = `${title}.png`.toLowerCase().replace(/[^a-z\d.]+/g, '-');
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

/** Fetches the images that would wait until they are scrolled to, and the fonts; runs in the page. */
async function showImages(): Promise<void> {
  const images = [...document.images].filter((image) => image.checkVisibility());
  for (const image of images) image.loading = 'eager';
  // One that cannot be had is shown as its gap.
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
}
