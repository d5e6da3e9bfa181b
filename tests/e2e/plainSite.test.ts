import { buildFixture } from '../support/buildFixture';
import { readBuilt } from '../support/builtSite';
import { getAttribute, listElements } from '../support/htmlTree';
import { hydrate } from '../support/hydrate';
import { expect, test as watched } from '../support/test';

const test = watched.extend({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern.
    async ({}, provide) => {
      const site = await buildFixture('plain', '/');
      await provide(site);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One build serves them all.
test.describe.configure({ mode: 'default' });

test('without dark mode the page is light in every state, and nothing offers another scheme', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('rspress-theme-appearance', 'dark'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/guide/');
  const getScheme = () => getComputedStyle(document.documentElement).colorScheme;
  expect(await page.evaluate(getScheme)).toBe('light');
  await hydrate(page);
  expect(await page.evaluate(getScheme)).toBe('light');
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await expect(page.getByRole('button', { name: /colours|scheme/i })).toHaveCount(0);
});

test('without dark mode the page is light without script too', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto(`${site.url}guide/`);
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(scheme).toBe('light');
  await context.close();
});

test('without search there is no search box, and no shortcut for one', async ({ page }) => {
  await page.goto('/guide/');
  await hydrate(page);
  await expect(page.getByRole('button', { name: /Search/ })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('one language and one version have no menus, and news with `display: false` do not show', async ({
  page,
}) => {
  await page.goto('/guide/');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Guide' })).toBeVisible();
  await expect(bar.locator('[hreflang]')).toHaveCount(0);
  await expect(page.locator('#nav-versions, #nav-languages, #nav-tools')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-translations');
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText('Not yet');
});

test('without clean addresses every link to a page ends in .html and opens it', async ({
  page,
  site,
}) => {
  const hrefs = listElements(readBuilt('guide/index.html', site.root))
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => getAttribute(link, 'href') ?? '')
    .filter((href) => href.startsWith('/') && href !== '/');
  expect(hrefs).toEqual(expect.arrayContaining(['/guide/index.html', '/guide/more.html']));
  expect(hrefs.filter((href) => !href.endsWith('.html'))).toEqual([]);

  await page.goto('/guide/');
  await hydrate(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  await page.getByRole('link', { name: 'Next Page' }).click();
  await expect(page).toHaveURL(/\/guide\/more\.html$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('More');
  await expect(page.locator('nav a[aria-current=page]')).toHaveAttribute(
    'href',
    '/guide/more.html',
  );
  await expect(page.locator('html')).toHaveAttribute('data-kept', '');
});

test('the mode `always` leaves the bar out of the page', async () => {
  const hidden = await buildFixture('plain', '/', { HIDE_NAVBAR: 'always' });
  try {
    const html = readBuilt('guide/index.html', hidden.root);
    expect(html).toContain('<h1');
    expect(html).not.toContain('<header');
  } finally {
    await hidden.close();
  }
});
