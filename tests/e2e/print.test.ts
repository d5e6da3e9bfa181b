import { findOverflow } from '../support/findOverflow';
import { findViolations } from '../support/findViolations';
import { drawReaders } from '../support/readers';
import { expect, test } from '../support/test';

test('on paper a page is black on white, whole, and without bars', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.goto('/config/lib/format', { waitUntil: 'networkidle' });
  const body = page.locator('body');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(body).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const bar of ['banner', 'complementary', 'contentinfo'] as const) {
    for (const one of await page.getByRole(bar).all()) await expect(one).toBeHidden();
  }
  await expect(page.getByRole('link', { name: /^Checked with/ })).toBeVisible();
  await expect(page.locator('#sidebar')).toBeHidden();
  await expect(page.locator('#outline')).toBeHidden();

  const facts = await page.evaluate(() => {
    const inside = document.querySelector('article a[href^="/"]');
    return {
      address: inside && getComputedStyle(inside, '::after').content,
      // What is folded is open.
      folded: [...document.querySelectorAll('article details:not([open]) > :not(summary)')].map(
        (inside) => inside.getBoundingClientRect().height > 0 && inside.checkVisibility(),
      ),
      cut: [...document.querySelectorAll('article pre')].filter(
        (code) => code.scrollWidth > code.clientWidth,
      ).length,
      isTooWide: document.documentElement.scrollWidth > innerWidth,
    };
  });
  // Of links to other sites alone: within the site it would triple a page of reference.
  expect(facts.address).toBe('none');
  expect(facts.folded.length).toBeGreaterThan(0);
  expect(facts.folded).not.toContain(false);
  expect([facts.cut, facts.isTooWide]).toEqual([0, false]);
});

test('a page that nobody has touched is printed in the sizes of paper', async ({ page }) => {
  await page.goto('/accessibility', { waitUntil: 'networkidle' });
  await page.emulateMedia({ media: 'print' });
  const link = page.getByRole('article').locator('a[href^="https:"]').first();
  const [text, address] = await link.evaluate((element) =>
    [undefined, '::after'].map((part) =>
      Number.parseFloat(getComputedStyle(element, part).fontSize),
    ),
  );
  expect(address).toBeCloseTo(0.8 * (text ?? 0));
});

for (const { language, at, text } of drawReaders(3)) {
  test.describe(`in ${language}`, () => {
    const { section, first, glossary } = {
      en: { section: 'Getting Started', first: 'Introduction', glossary: 'Glossary' },
      zh: { section: '开始', first: '介绍', glossary: '术语表' },
    }[language];

    test('a section can be printed as one page', async ({ page }) => {
      await page.goto(at('/guide/start/features'));
      await page.getByRole('link', { name: text('sectionPrint') }).click();
      await expect(page).toHaveURL(`/print${at('/guide/start')}`);
      await expect(page).toHaveTitle(`${section} - Rslib`);
      await page.waitForLoadState();
      const chapters = page.getByRole('article');
      expect(await chapters.count()).toBeGreaterThanOrEqual(5);
      await expect(chapters.first().getByRole('heading', { level: 1 })).toHaveText(first);
      const faults = await page.evaluate(() => {
        const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
        const links = [...document.querySelectorAll('a[href^="#"]')];
        return {
          doubled: ids.filter((id, index) => ids.indexOf(id) !== index),
          lost: links
            .map((link) => decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''))
            .filter((id) => !document.getElementById(id)),
          dead: document.querySelectorAll('button, script, input').length,
          robots: document.querySelector('meta[name=robots]')?.getAttribute('content'),
        };
      });
      expect(faults).toEqual({ doubled: [], lost: [], dead: 0, robots: 'noindex' });
      await page.getByRole('link', { name: glossary, exact: true }).first().click();
      await expect(page).toHaveURL(/#(?:zh-)?guide-start-glossary$/);
    });
  });
}

test('a section on one page keeps every rule of axe, and fits 390 px', async ({ page }) => {
  // The smallest one.
  await page.goto('/print/guide/start/components');
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate(findOverflow)).toBeUndefined();
});
