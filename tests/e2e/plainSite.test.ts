import { buildFixture } from '../support/buildFixture';
import { readBuilt } from '../support/builtSite';
import { getAttribute, getText, listElements } from '../support/html';
import { hydrate, openPage } from '../support/hydrate';
import { getTrigger } from '../support/searchDialog';
import { expect, test as watched, workerSite } from '../support/test';

const test = watched.extend({ site: workerSite(() => buildFixture('plain', '/')) });

const barHeight = 60;

// One build serves them all.
test.describe.configure({ mode: 'default' });

test('without dark mode the page is light, and nothing offers a scheme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rspress-theme-appearance', 'dark'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/guide/');
  const getScheme = () => getComputedStyle(document.documentElement).colorScheme;
  expect(await page.evaluate(getScheme)).toBe('light');
  await hydrate(page);
  expect(await page.evaluate(getScheme)).toBe('light');
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await expect(page.getByRole('button', { name: /colors|scheme/i })).toHaveCount(0);
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
  await openPage(page, '/guide/');
  await expect(getTrigger(page)).toHaveCount(0);
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

test('without clean addresses every link ends in .html and opens', async ({ page, site }) => {
  const hrefs = listElements(readBuilt('guide/index.html', site.root))
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => getAttribute(link, 'href') ?? '')
    .filter((href) => href.startsWith('/') && href !== '/');
  expect(hrefs).toEqual(expect.arrayContaining(['/guide/index.html', '/guide/more.html']));
  // A page's Markdown is a file next to it, and the list of pages a text.
  expect(hrefs.filter((href) => !/\.(?:html|md|txt)$/.test(href))).toEqual([]);

  await openPage(page, '/guide/');
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

test('a hash into a folded part unfolds it, from another page and on load', async ({ page }) => {
  await openPage(page, '/guide/no-footer.html');
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  await page.getByRole('link', { name: 'A folded part' }).click();
  const heading = page.getByRole('heading', { name: 'Folded' });
  await expect(heading).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-kept', '');
  await page.reload();
  await expect(heading).toBeVisible();
  // Find-in-page of the browser reaches what is not drawn in this way, and in no other.
  const visibility = await page
    .locator('details', { hasText: 'What is folded away.' })
    .evaluate((details: HTMLDetailsElement) => {
      details.open = false;
      return getComputedStyle(details, '::details-content').contentVisibility;
    });
  expect(visibility).toBe('hidden');
  await expect(heading).toBeHidden();
});

test('what a page writes into its head is there on load, comes with a click and goes with it', async ({
  page,
}) => {
  const own = page.locator('meta[name=fixture][content=own]');
  await page.goto('/guide/own-head.html');
  await expect(own).toHaveCount(1);
  await hydrate(page);
  await expect(own).toHaveCount(1);
  await openPage(page, '/guide/more.html');
  await expect(own).toHaveCount(0);
  await page.getByRole('link', { name: 'A head of its own' }).click();
  await expect(own).toHaveCount(1);
  await expect(page).toHaveTitle(/A head of its own/);
  await page.goBack();
  await expect(own).toHaveCount(0);
  await expect(page).toHaveTitle(/More/);
});

test('the mode `never` keeps the bar in view on the way down', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 200 });
  await page.clock.install();
  await openPage(page, '/guide/');
  await page.mouse.wheel(0, 800);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(barHeight);
  // Longer than the throttle of the scroll handler that would hide it.
  await page.clock.runFor(400);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
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

const marks = {
  navbar: '<header',
  sidebar: 'id="sidebar"',
  outline: 'id="outline"',
  footer: '<footer',
};
const readParts = (file: string, root: string) => {
  const html = readBuilt(file, root);
  return Object.entries(marks).flatMap(([part, mark]) => (html.includes(mark) ? [part] : []));
};

test('front matter hides each part of a page, and no other', async ({ page, site }) => {
  const parts = Object.keys(marks);
  expect(readParts('guide/index.html', site.root)).toEqual(parts);
  for (const part of parts) {
    const shown = readParts(`guide/no-${part}.html`, site.root);
    expect(shown, part).toEqual(parts.filter((other) => other !== part));
  }
  // It comes with React.
  const top = page.getByRole('link', { name: 'Back to top', includeHidden: true });
  await openPage(page, '/guide/');
  await expect(top).toHaveCount(1);
  await openPage(page, '/guide/no-globalUIComponents');
  await expect(top).toHaveCount(0);
});

test('what front matter hides is back on the next page', async ({ page }) => {
  await openPage(page, '/guide/no-navbar');
  await expect(page.getByRole('banner')).toHaveCount(0);
  const sidebar = page.getByRole('navigation', { name: 'Pages of this section' });
  await sidebar.getByRole('link', { name: 'Guide' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Guide');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('custom pages have the bar and their content, blank ones their content alone', ({ site }) => {
  for (const [name, parts] of [
    ['custom', ['navbar']],
    ['blank', []],
  ] as const) {
    expect(readParts(`${name}.html`, site.root)).toEqual(parts);
    const elements = listElements(readBuilt(`${name}.html`, site.root));
    const main = elements.filter(({ tagName }) => tagName === 'main').map(getText);
    expect(main).toEqual([expect.stringMatching(/Only this/)]);
    // Headings are the theme’s: the framework’s own hold a link that is hidden and takes the focus.
    expect(
      elements.filter((element) => getAttribute(element, 'class') === 'rp-header-anchor'),
    ).toEqual([]);
  }
});

test('a page is described in its own words, else in those of the site', ({ site }) => {
  const getDescription = (file: string) =>
    /<meta name="description" content="([^"]*)"/.exec(readBuilt(file, site.root))?.[1];
  expect(getDescription('index.html')).toBe('A page’s own words.');
  expect(getDescription('guide/index.html')).toBe('A fixture.');
});

test('the home page shows what its front matter says, cards as wide as they ask to be', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 }).first()).toHaveText('Plain');
  for (const text of ['A line above', 'What it means for you']) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  for (const name of ['Begin', 'Read about Plain']) {
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  }
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  const spans = await cards.evaluateAll((items) =>
    items.map((item) => {
      const columns = (item.parentElement?.clientWidth ?? 0) / 12;
      return Math.round(item.getBoundingClientRect().width / columns);
    }),
  );
  expect(spans).toEqual([2, 3, 4, 6, 4]);
  await expect(cards.nth(0)).toHaveText('☂Two columnsWith a mark');
  await expect(cards.nth(2)).toHaveText('Four columnsSays so');
  await expect(cards.getByRole('link')).toHaveCount(1);
  await expect(cards.nth(3).getByRole('link', { name: 'Six columns' })).toBeVisible();
  const picture = cards.nth(1).locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
