import { openPage } from '../support/hydrate';
import { drawReaders } from '../support/readers';
import { expect, test } from '../support/test';

for (const { language, at, text } of drawReaders(2)) {
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
  });
}
