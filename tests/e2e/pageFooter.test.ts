import { hydrate, openPage } from '../support/hydrate';
import { sampleReaders } from '../support/readers';
import { sample } from '../support/sample';
import { expect, test } from '../support/test';

const route = '/config/lib/format';

test('the link to the top appears once the reader has scrolled', async ({ page }) => {
  await page.goto(route);
  const link = page.getByRole('link', { name: 'Back to top' });
  await expect(link).not.toBeInViewport();
  // A wheel loads React, and the link with it.
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 1500);
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(link).not.toBeInViewport();
});

for (const width of sample([1440, 1280, 1024, 768, 390], 1)) {
  test(`the link to the top covers none of the text at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, route);
    const link = page.getByRole('link', { name: 'Back to top' });
    await page.evaluate(() => window.scrollTo(0, 1500));
    if (width >= 768) await expect(link).toBeInViewport({ ratio: 1 });
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });
    const neighbors = page.getByRole('navigation', { name: 'Previous and next page' });
    const [box, text, last] = await Promise.all(
      [link, page.getByRole('article'), neighbors].map((part) => part.boundingBox()),
    );
    if (!box || !text || !last) throw new Error('The link or the text is not shown.');
    const isInGutter = box.x >= text.x + text.width && box.x + box.width <= width;
    expect(isInGutter || box.y >= last.y + last.height).toBe(true);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
  });
}

test('the focus goes up with the reader', async ({ page }) => {
  await openPage(page, route);
  await page.getByRole('link', { name: 'Back to top' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${route}$`));
});

test('the way to the top is smooth, without motion a jump', async ({ page }) => {
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Object.assign(window, { scrollCalls: calls, scrollTo: (call: unknown) => calls.push(call) });
  });
  const getCalls = () => page.evaluate(() => 'scrollCalls' in window && window.scrollCalls);
  const goUp = async () => {
    await openPage(page, route);
    await page.getByRole('link', { name: 'Back to top' }).click();
    return getCalls();
  };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await goUp()).toEqual([{ top: 0, behavior: 'smooth' }]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await goUp()).toEqual([{ top: 0, behavior: 'instant' }]);
});

for (const { language, at, text } of sampleReaders(19)) {
  test(`a page says where it can be edited (${language})`, async ({ page }) => {
    await page.goto(at(route));
    const file = `main/docs/${language}/config/lib/format.mdx`;
    const edit = page.getByRole('link', { name: text('editLinkText', { host: 'GitHub' }) });
    await expect(edit).toHaveAttribute('href', new RegExp(`^https://github.com/.*/edit/${file}$`));
  });
}

test.describe('a reader in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  for (const { language, at } of sampleReaders(20)) {
    test(`sees the date in UTC (${language})`, async ({ page }) => {
      await page.goto(at(route));
      const time = page.getByRole('main').locator('time').last();
      const shown = await time.textContent();
      const written = (await time.getAttribute('datetime')) ?? '';
      const [year = '', month = '', day = ''] = written.slice(0, 10).split('-');
      const inChinese = `${year}年${Number(month)}月${Number(day)}日`;
      expect(shown).toBe({ en: `${year}-${month}-${day}`, zh: inChinese }[language]);
      await hydrate(page);
      await expect(time).toHaveText(shown ?? '');
    });
  }
});

const pages = [
  '/guide/advanced/dts',
  '/config/',
  '/all-pages',
  '/proof',
  '/tools/config-converter',
];
for (const width of sample([1440, 1100, 900, 390], 1)) {
  test(`the text of all pages has one left edge at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const edges = [];
    for (const address of pages) {
      await page.goto(address);
      const parts = page.locator('h1, article > :is(p, h2, figure), article > div > table');
      edges.push(
        ...(await parts.evaluateAll((all) =>
          all
            .filter((part) => part.checkVisibility() && !part.closest('li, details'))
            .map((part) => Math.round(part.getBoundingClientRect().left)),
        )),
      );
    }
    expect(new Set(edges).size).toBe(1);
  });
}

test('the footer leads to the repository, the social network and the chat', async ({ page }) => {
  for (const address of ['/', route, '/config/', '/zh/']) {
    await page.goto(address);
    const footer = page.getByRole('contentinfo').last();
    for (const name of ['GitHub', 'X', 'Discord'])
      await expect(footer.getByRole('link', { name, exact: true }), address).toBeVisible();
  }
});
