import { expect, type Page } from '@playwright/test';
import type { PictureState } from './planPictures';

const route = '/config/lib/format';
const inPlace = 'is in its place, open';
/** Opens what a button of the frame opens natively. */
const openBy = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
  await expect(page.locator(':popover-open')).toBeVisible();
};

/** What opens around the text: bar, sidebar, outline, the page's own menu, keys, the notice. */
export const frameStates: readonly PictureState[] = [
  { name: 'frame: color scheme', route, open: openBy('Color scheme') },
  {
    name: 'frame: sibling tools',
    route,
    notAt: { 390: 'is a part of the menu', 768: 'is a part of the menu' },
    open: openBy('The Rstack tools'),
  },
  { name: 'frame: menu', route, notAt: { 1440: inPlace }, open: openBy('Menu') },
  { name: 'frame: pages', route, notAt: { 1440: inPlace }, open: openBy('Pages') },
  { name: 'frame: outline', route, notAt: { 1440: inPlace }, open: openBy('ON THIS PAGE') },
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
