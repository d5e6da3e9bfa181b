import { openPage } from '../support/hydrate';
import { sampleReaders } from '../support/readers';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';
import { getDialog, getTrigger } from '../support/searchDialog';

for (const { language, at, text } of sampleReaders(2)) {
  const { group, about } = {
    en: { group: 'Lib options', about: 'The global name of a UMD library' },
    zh: { group: 'Lib 选项', about: 'UMD 库的全局变量名' },
  }[language];

  test(`an overview is a grid of groups, and its filter says what is left (${language})`, async ({
    page,
  }) => {
    await openPage(page, at('/config/'));
    const main = page.getByRole('main');
    const lib = main.getByRole('heading', { level: 2, name: group });
    const entries = main.getByRole('heading', { level: 3 });
    const columns = await entries.evaluateAll(
      (headings) => new Set(headings.map((heading) => heading.getBoundingClientRect().x)).size,
    );
    expect(columns).toBeGreaterThan(1);
    await expect(lib).toBeVisible();
    const cards = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(cards.filter({ hasText: 'umdName' })).toContainText(about);
    await expect(cards.filter({ hasNot: page.getByRole('paragraph') })).toHaveCount(0);

    const filter = main.getByRole('searchbox', { name: text('overviewFilter'), exact: true });
    const status = main.getByRole('status').last();
    await expect(filter).toHaveAttribute('placeholder', text('overviewPlaceholder'));
    for (const typed of ['UMDNAME', 'umd-name', 'Umd Name']) {
      await filter.fill(typed);
      await expect(entries).toHaveText([/^umdName/]);
      await filter.fill('');
      await expect(entries).not.toHaveCount(1);
    }
    await filter.fill('UMDNAME');
    await expect(status).toHaveText(text('overviewOneMatch'));
    await filter.fill('source map');
    await expect(main.getByRole('link', { name: /sourceMap/ })).toBeVisible();
    await filter.fill('no such option');
    await expect(entries).toHaveCount(0);
    await expect(lib).toHaveCount(0);
    await expect(status).toHaveText(`${text('overviewNoMatch')}no such option`);
    await main.getByRole('button', { name: text('searchPlaceholderText') }).click();
    await expect(page.getByRole('combobox')).toHaveValue('no such option');
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [from, list, heading] of sample(
    [
      ['/guide/start/', '/all-pages', 'All pages'],
      ['/zh/', '/zh/all-pages', '全部页面'],
    ] as const,
    1,
  )) {
    test(`the search box of ${from} leads to the list of all pages`, async ({ page }) => {
      await page.goto(from);
      await expect(getTrigger(page)).toHaveRole('link');
      await getTrigger(page).click();
      await expect(page).toHaveURL(new RegExp(`${list}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    });
  }

  test('a group of it folds, and a heading leads to its place', async ({ page }) => {
    await page.goto('/all-pages');
    const group = page.locator('details', {
      has: page.getByRole('heading', { name: 'Lib options' }),
    });
    const heading = group.getByRole('link', { name: 'What changes in the output' }).first();
    await expect(heading).toBeVisible();
    await group.locator('summary').click();
    await expect(heading).toBeHidden();
    await group.locator('summary').click();
    await heading.click();
    await expect(page).toHaveURL(/\/config\/lib[\w/-]*#what-changes-in-the-output$/);
  });
});

test('the search box is a button once React is there, by Enter and by Space', async ({ page }) => {
  await openPage(page, '/guide/start/');
  await expect(getTrigger(page)).toHaveRole('button');
  for (const key of ['Enter', 'Space']) {
    await getTrigger(page).focus();
    await page.keyboard.press(key);
    await expect(getDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(getTrigger(page)).toBeFocused();
  }
});
