import { type BrowserContext, expect, type Page } from '@playwright/test';
import { everyPageType } from '../support/pageTypes';
import {
  getDialog,
  getField,
  getOptions,
  getTrigger,
  search,
  searchedFrom,
} from '../support/searchDialog';

/** Widths that pictures are taken at, in px, with the height of the window. */
export const pictureHeights = { 390: 844, 768: 1024, 1440: 900 } as const;

/** Something that readers can see: a page as it comes, or a part of it that they have opened. */
export interface PictureState {
  /** What it is called in the report. */
  name: string;
  route: string;
  /** Where it exists, if not at each width. */
  widths?: readonly number[];
  /** Opens it, after React has come. Without, the page is shown whole, as it comes. */
  open?: (page: Page, context: BrowserContext) => Promise<void>;
  /** What the browser complains of, as `expectFailures` takes it. */
  failures?: readonly RegExp[];
}

/** A page of every type, whole. */
const pageStates: readonly PictureState[] = [
  ...Object.entries(everyPageType).map(([type, route]) => ({ name: `page: ${type}`, route })),
  {
    name: 'page: not found',
    route: '/nope',
    failures: [/^404: /, /console error: Failed to load resource.* 404/],
  },
];

const route = '/config/lib/format';
/** Where sidebar and outline are behind buttons. */
const small = [390, 768];
/** Opens what a button of the frame opens natively. */
const openBy = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
  await expect(page.locator(':popover-open')).toBeVisible();
};

/** What opens around the text: bar, sidebar, outline, the page's own menu, keys, the notice. */
const frameStates: readonly PictureState[] = [
  { name: 'frame: color scheme', route, open: openBy('Color scheme') },
  {
    name: 'frame: sibling tools',
    route,
    // Below, they are a part of the menu.
    widths: [1440],
    open: openBy('The Rstack tools'),
  },
  { name: 'frame: menu', route, widths: small, open: openBy('Menu') },
  { name: 'frame: pages', route, widths: small, open: openBy('Pages') },
  { name: 'frame: outline', route, widths: small, open: openBy('ON THIS PAGE') },
  { name: 'frame: page menu', route, open: openBy('Copy page') },
  {
    name: 'frame: shortcuts',
    route,
    async open(page) {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  },
  {
    name: 'frame: offline',
    route: '/guide/start/',
    failures: [
      /^failed request: .*ERR_INTERNET_DISCONNECTED/,
      /^console error: Failed to load resource/,
      /^console error: \/\S+ ChunkLoadError/,
    ],
    async open(page, context) {
      await context.setOffline(true);
      await page.getByRole('link', { name: 'Next Page' }).press('Enter');
      await expect(
        page.getByRole('dialog', { name: 'The page could not be loaded' }),
      ).toBeVisible();
    },
  },
];

/** Search, from the empty field to the answer that there is nothing. */
const searchStates: readonly PictureState[] = [
  {
    name: 'search: nothing typed',
    route: searchedFrom,
    async open(page) {
      await getTrigger(page).click();
      await expect(getField(page)).toBeFocused();
    },
  },
  {
    name: 'search: results',
    route: searchedFrom,
    async open(page) {
      await getTrigger(page).click();
      await search(page, 'format');
      await expect(getOptions(page).first()).toBeVisible();
    },
  },
  {
    name: 'search: names like it',
    route: searchedFrom,
    async open(page) {
      await getTrigger(page).click();
      await search(page, 'sourcmaaps');
      await expect(getDialog(page).getByRole('button', { name: 'output.sourceMap' })).toBeVisible();
    },
  },
  {
    name: 'search: no results',
    route: searchedFrom,
    async open(page) {
      await getTrigger(page).click();
      await search(page, 'zzqqxx');
      await expect(getDialog(page)).toContainText('No results for');
    },
  },
];

const config = `import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm', 'cjs'],
  minify: !process.env.DEV,
  killSignal: 'SIGKILL',
});`;

/** What readers open in a text: another tab, an explained name, an image, a converted config. */
const textStates: readonly PictureState[] = [
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

export const states = [...pageStates, ...frameStates, ...searchStates, ...textStates];
