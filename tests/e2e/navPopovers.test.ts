import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { tools } from '../../site/tools';
import { holdReact, openIn, reactStates } from '../support/holdScripts';
import { openPage } from '../support/hydrate';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';

const route = '/guide/start/';
const getButton = (page: Page) => page.getByRole('button', { name: 'The Rstack tools' });
const getTool = (page: Page) => page.locator('#nav-tools').getByRole('link', { name: /^Rsbuild/ });
/** A token that scripts read too: in pages the others have short names. */
const getToken = (page: Page, name: string) =>
  page.evaluate(
    (token) => getComputedStyle(document.documentElement).getPropertyValue(token).trim(),
    name,
  );
/** What every layer is above, as written. */
const readBaseLayer = () =>
  Number(/--layer-base: (\d+);/.exec(readFileSync('theme/styles/tokens.css', 'utf8'))?.[1]);

for (const state of sample(reactStates, 1)) {
  test(`Enter opens the sibling tools, Escape gives the focus back (${state})`, async ({
    page,
  }) => {
    await openIn(state, page, route);
    await getButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(getTool(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator('#nav-tools').getByRole('link', { name: /^Rspack/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(getTool(page)).toBeHidden();
    await expect(getButton(page)).toBeFocused();
  });
}

test('each tool has its picture, says what it is, and opens in a new tab', async ({ page }) => {
  for (const [home, name, rslib] of [
    ['/', 'The Rstack tools', /^Rslib\s+Library development tool/],
    ['/zh/', 'Rstack 工具', /^Rslib\s+库开发工具/],
  ] as const) {
    await page.goto(home);
    await page.getByRole('button', { name, exact: true }).click();
    const panel = page.locator('#nav-tools');
    const links = panel.getByRole('link');
    await expect(links).toHaveCount(6);
    await expect(panel.getByRole('link', { name: rslib })).toHaveAttribute('aria-current', 'true');
    await expect(panel.locator('[aria-current]')).toHaveCount(1);
    const pictures = links.locator('img');
    await expect(pictures.first()).toHaveCSS('scale', '1');
    const scales = await pictures.evaluateAll((all) =>
      all.map((img) => getComputedStyle(img).scale),
    );
    expect(scales).toEqual(['1', '0.95', '1', '1', '1']);
    const blank = links.filter({ hasNot: page.locator('img') }).locator('> span:empty');
    expect(await blank.boundingBox()).toMatchObject({ width: 24, height: 24 });
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      tools.links.map(({ url, urlEn }) => (home === '/' ? (urlEn ?? url) : url)),
    );
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toHaveAttribute('href', /^https:/);
    }
  }
});

test('a mouse opens after 0.1 s and closes 0.1 s after it has left', async ({ page }) => {
  await page.clock.install();
  await openPage(page, route);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await getButton(page).hover();
  await page.clock.runFor(99);
  await expect(getTool(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(getTool(page)).toBeVisible();

  await getTool(page).hover();
  await page.clock.runFor(1000);
  await expect(getTool(page)).toBeVisible();

  await page.mouse.move(200, 500);
  await page.clock.runFor(99);
  await expect(getTool(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(getTool(page)).toBeHidden();
});

test('a click on what the mouse has opened keeps it open', async ({ page }) => {
  await page.clock.install();
  await openPage(page, route);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await getButton(page).hover();
  await page.clock.runFor(100);
  await expect(getTool(page)).toBeVisible();
  await getButton(page).click();
  await page.mouse.move(200, 500);
  await page.clock.runFor(1000);
  await expect(getTool(page)).toBeVisible();
  await page.mouse.click(200, 500);
  await expect(getTool(page)).toBeHidden();
});

test('overlays carry the sizes and the stacking that the rules name', async ({ page }) => {
  await openPage(page, route);
  expect(await getToken(page, '--popover-enter')).toMatch(/^0?\.1s$/);
  expect(await getToken(page, '--popover-leave')).toMatch(/^0?\.1s$/);

  const read = (selector: string, pseudo?: string) =>
    page.locator(selector).evaluate((element, name) => {
      const style = getComputedStyle(element, name);
      const { minWidth, maxWidth, zIndex, right, transitionDelay } = style;
      return { minWidth, maxWidth, zIndex, right, transitionDelay };
    }, pseudo);
  const base = readBaseLayer();
  expect(base).toBeGreaterThan(0);
  expect(await read('#nav-tools')).toMatchObject({ minWidth: '177px', zIndex: `${base + 100}` });
  expect(await read('#scheme-menu')).toMatchObject({ minWidth: '177px', zIndex: `${base + 50}` });

  const tooltip = 'header a:has-text("GitHub") > span:first-of-type';
  expect(await read(tooltip)).toMatchObject({
    maxWidth: '250px',
    zIndex: `${base + 100}`,
    transitionDelay: '0.1s',
  });
  await page.locator('header a:has-text("GitHub")').first().hover();
  expect(await read(tooltip)).toMatchObject({ transitionDelay: '0s' });
  await getButton(page).click();
  await expect(getTool(page)).toBeVisible();
  const arrow = await read('#nav-tools', '::before');
  expect(Number.parseFloat(arrow.right)).toBeGreaterThanOrEqual(12);
});

test('an icon says its name while it is pointed at or focused', async ({ page }) => {
  await openPage(page, route);
  const link = page.getByRole('banner').getByRole('link', { name: /^GitHub/ });
  const name = link.getByText('GitHub', { exact: true });
  await expect(name).toHaveCSS('opacity', '0');
  await link.hover();
  await expect(name).toHaveCSS('opacity', '1');
  await page.mouse.move(200, 500);
  await expect(name).toHaveCSS('opacity', '0');
  await getButton(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
  await expect(name).toHaveCSS('opacity', '1');
});

test('a menu opened while its style is on the way is shown with it, and without it after a second', async ({
  page,
  expectFailures,
}) => {
  expectFailures(/^failed request: .*\.css/, /ERR_FAILED/);
  await holdReact(page);
  await page.route('**/site.*.css', (intercepted) => intercepted.abort());
  await page.goto(route);
  await getButton(page).click();
  const menu = page.locator('#nav-tools');
  expect(await menu.evaluate((element) => element.matches(':popover-open'))).toBe(true);
  await expect(menu).toHaveCSS('opacity', '0');
  await expect(menu).toHaveCSS('opacity', '1');
});
