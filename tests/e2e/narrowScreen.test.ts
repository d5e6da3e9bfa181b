import { openIn, reactStates } from '../support/holdScripts';
import { openPage } from '../support/hydrate';
import { readers } from '../support/readers';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';

test.use({ viewport: { width: 390, height: 844 } });

const route = '/config/lib/format';
const popovers = readers.flatMap(({ at, text }) => [
  { address: at(route), button: text('openMenu'), region: text('mainNavigation') },
  { address: at(route), button: text('pagesMenu'), region: text('sectionPages') },
  { address: at(route), button: text('outlineTitle'), region: text('outlineTitle') },
]);
const [english, chinese] = [popovers.slice(0, 3), popovers.slice(3)];

for (const { address, button, region } of [...sample(english, 1), ...sample(chinese, 1)]) {
  for (const state of sample(reactStates, 1)) {
    test(`${button} opens, closes with Escape and gives focus back (${state})`, async ({
      page,
    }) => {
      await openIn(state, page, address);
      const opener = page.getByRole('button', { name: button, exact: true });
      const content = page.getByRole('navigation', { name: region, exact: true });
      await expect(content).toBeHidden();

      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(content).toBeVisible();
      await expect(content.getByRole('link').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(content).toBeHidden();
      await expect(opener).toBeFocused();
    });
  }

  test(`a link of ${button} opens its page, and nothing stays open`, async ({ page }) => {
    await openPage(page, address);
    await page.getByRole('button', { name: button, exact: true }).click();
    const content = page.getByRole('navigation', { name: region, exact: true });
    const link = content.getByRole('link').last();
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${target.replace(/[?]/g, '\\?')}$`));
    await expect(content).toBeHidden();
    await expect(page.locator(':popover-open')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the bar stays above its open menu, with the mark, which leads home', async ({ page }) => {
  await page.goto(route);
  const home = page.getByRole('link', { name: 'Rslib home' });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const open = page.locator(':popover-open');
  await menu.click();
  await expect(open).toBeVisible();
  await expect(open.getByRole('link', { name: 'Language' })).toBeInViewport({ ratio: 1 });
  await menu.click();
  await expect(open).toHaveCount(0);
  await menu.click();
  await home.click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(open).toHaveCount(0);
});

for (const width of sample([768, 1025], 1)) {
  test(`an open menu fills the screen and closes when the window grows past ${width - 1} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: width - 1, height: 844 });
    await openPage(page, route);
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    const open = page.locator(':popover-open');
    await menu.click();
    await expect(open).toHaveCount(1);
    const bar = await page.getByRole('banner').boundingBox();
    const y = bar?.height ?? 0;
    expect(bar).toEqual({ x: 0, y: 0, width: width - 1, height: y });
    expect(await open.boundingBox()).toEqual({ x: 0, y, width: width - 1, height: 844 - y });
    await page.setViewportSize({ width, height: 844 });
    await expect(open).toHaveCount(0);
    const isSmall = width <= 1024;
    const links = page.getByRole('navigation', { name: 'Main', exact: true });
    await expect(menu).toBeVisible({ visible: isSmall });
    await expect(page.getByRole('button', { name: 'Pages' })).toBeVisible({ visible: isSmall });
    await expect(links).toBeVisible({ visible: !isSmall });
  });
}
