import { expect } from '@playwright/test';
import type { PictureState } from './planPictures';

const config = `import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm', 'cjs'],
  minify: !process.env.DEV,
  killSignal: 'SIGKILL',
});`;

/** What readers open in a text: another tab, an explained name, an image, a converted config. */
export const textStates: readonly PictureState[] = [
  {
    name: 'text: second tab',
    route: '/guide/start/quick-start',
    async open(page) {
      const tab = page.getByRole('tab', { name: 'yarn' }).first();
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      // The panel below it belongs to the picture.
      await tab.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
    },
  },
  {
    name: 'text: explained name',
    route: '/config/lib/format',
    async open(page) {
      await page.locator('pre code', { hasText: 'defineConfig' }).first().hover();
      await page.locator('[data-hover]', { hasText: 'format' }).first().click();
      await expect(page.locator('#type-hover')).toBeVisible();
    },
  },
  {
    name: 'text: enlarged image',
    route: '/guide/basic/cli',
    async open(page) {
      await page.getByRole('button', { name: /^Enlarge: The help of rslib/ }).click();
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      const grown = page.locator('.medium-zoom-image--opened').last();
      // It fills the window one way.
      await expect
        .poll(async () => {
          const box = await grown.boundingBox();
          return Math.round(Math.max((box?.width ?? 0) / width, (box?.height ?? 0) / height) * 100);
        })
        .toBe(100);
    },
  },
  {
    name: 'text: converted config',
    route: '/tools/config-converter',
    async open(page) {
      await page.getByLabel('Your config').fill(config);
      await page.getByRole('button', { name: 'Convert' }).press('Enter');
      const part = page.locator('[data-part="config-converter"]');
      await expect(part.getByRole('status')).toHaveText(/^Converted from tsup/);
      await part.getByRole('figure', { name: 'rslib.config.ts' }).scrollIntoViewIfNeeded();
    },
  },
];
