import type { Page } from '@playwright/test';
import { openPage } from '../support/hydrate';
import { everyPageType } from '../support/pageTypes';
import { getTrigger, search } from '../support/searchDialog';
import { expect, missingPage, test } from '../support/test';

/** Of longer pages the rest says nothing new, in px. */
const tallestPicture = 4000;
const route = '/config/lib/format';

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
const ask = (query: string) => async (page: Page) => {
  await getTrigger(page).click();
  await search(page, query);
};

/** What readers open, how, and up to or from which width there is a button for it. */
const opened: readonly {
  name: string;
  open: (page: Page) => Promise<void>;
  address?: string;
  isThere?: (width: number) => boolean;
}[] = [
  { name: 'Color scheme', open: press('Color scheme') },
  { name: 'sibling tools', open: press('The Rstack tools'), isThere: (width) => width > 1024 },
  ...['Menu', 'Pages', 'ON THIS PAGE'].map((name) => ({
    name,
    open: press(name),
    isThere: (width: number) => width <= 1024,
  })),
  { name: 'page menu', open: press('Copy page') },
  { name: 'shortcuts', open: (page) => page.keyboard.press('?') },
  { name: 'search', open: (page) => getTrigger(page).click() },
  { name: 'results', open: ask('format') },
  { name: 'names like it', open: ask('sourcmaaps') },
  { name: 'no results', open: ask('zzqqxx') },
  {
    name: 'second tab',
    address: everyPageType.guide,
    open: (page) => page.getByRole('tab', { name: 'yarn' }).first().click(),
  },
  {
    name: 'explained name',
    async open(page) {
      await page.locator('pre code', { hasText: 'defineConfig' }).first().hover();
      await page.locator('[data-hover]', { hasText: 'format' }).first().click();
    },
  },
  {
    name: 'converted config',
    address: everyPageType.converter,
    async open(page) {
      await page.getByRole('button', { name: 'Try an example' }).click();
      await page.getByRole('status').getByText('Converted from tsup').scrollIntoViewIfNeeded();
    },
  },
];

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${colorScheme} at ${width}`, () => {
      test.use({ viewport: { width, height } });
      test.beforeEach(({ page }) => page.emulateMedia({ colorScheme, reducedMotion: 'reduce' }));

      for (const [type, address] of Object.entries({ ...everyPageType, missing: '/nope' })) {
        test(type, async ({ page, expectFailures }) => {
          if (type === 'missing') expectFailures(...missingPage);
          await page.goto(address);
          await page.evaluate(showImages);
          const whole = await page.evaluate(() => document.documentElement.scrollHeight);
          const clip = { x: 0, y: 0, width, height: Math.min(whole, tallestPicture) };
          await expect(page).toHaveScreenshot({ fullPage: true, clip });
        });
      }

      for (const { name, address = route, open, isThere } of opened) {
        if (isThere?.(width) === false) continue;
        test(name, async ({ page }) => {
          await openPage(page, address);
          await open(page);
          await page.evaluate(showImages);
          await expect(page).toHaveScreenshot();
        });
      }
    });
  }
}

/** Fetches the images that would wait until they are scrolled to, and the fonts; runs in the page. */
async function showImages(): Promise<void> {
  const images = [...document.images].filter((image) => image.checkVisibility());
  for (const image of images) image.loading = 'eager';
  // One that cannot be had is shown as its gap.
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
}
