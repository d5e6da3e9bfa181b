import type { Page } from '@playwright/test';
import { openPage } from '../support/hydrate';
import { expect } from '../support/test';
import { getBar, test, to } from '../support/versionsSite';

// One build serves them all.
test.describe.configure({ mode: 'default' });

test.describe('items of the bar', () => {
  test('are at its start or at its end, and carry tags', async ({ page }) => {
    await page.goto(to('guide/'));
    const lists = getBar(page).getByRole('navigation').locator('> ul');
    await expect(lists).toHaveCount(2);
    await expect(lists.first().getByRole('link', { name: 'Guide Start' })).toBeVisible();
    const end = lists.last().getByRole('link', { name: 'At the end' });
    await expect(end).toHaveAttribute('href', '//example.com/end');
    const [start, last] = [await lists.first().boundingBox(), await end.boundingBox()];
    expect(last?.x ?? 0).toBeGreaterThan((start?.x ?? 0) + (start?.width ?? 0));
  });

  test('open groups, by keyboard too', async ({ page }) => {
    await page.goto(to('guide/'));
    const button = getBar(page).getByRole('button', { name: 'More', exact: true });
    const inside = getBar(page).getByRole('link', { name: 'Guide again' });
    await expect(inside).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(inside).toBeVisible();
    const repository = getBar(page).getByRole('link', { name: 'Repository Code' });
    await page.keyboard.press('Tab');
    await expect(repository).toBeFocused();
    await expect(repository).toHaveAttribute('rel', /noopener/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(inside, 'closes when the focus leaves it').toBeHidden();
  });
});

test.describe('social links', () => {
  test('three show in the bar, the rest opens below a mouse', async ({ page }) => {
    await openPage(page, to('guide/'));
    for (const name of ['GitHub', 'X', 'Discord']) {
      await expect(getBar(page).getByRole('link', { name: new RegExp(`^${name} `) })).toBeVisible();
    }
    const rest = ['Mail', 'Code', 'Address'].map((name) =>
      getBar(page).getByRole('button', { name }),
    );
    for (const button of rest) await expect(button).toBeHidden();
    await getBar(page).getByRole('button', { name: 'More links' }).hover();
    for (const button of rest) await expect(button).toBeVisible();
  });

  test('show a text, a picture or HTML, by their mode', async ({ page }) => {
    await openPage(page, to('guide/'));
    await getBar(page).getByRole('button', { name: 'More links' }).click();
    const open = (name: string) => getBar(page).getByRole('button', { name }).click();
    await open('Mail');
    // Markup in a text is text.
    const text = 'fixture@example.com <img src="x" onerror="alert(1)" />';
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await open('Code');
    const picture = page.getByRole('img', { name: 'Code' });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await open('Address');
    await expect(page.locator('b', { hasText: 'House 1' })).toBeVisible();
  });
});

test.describe('the bar', () => {
  const isSeen = (page: Page) =>
    getBar(page).evaluate((bar) => bar.getBoundingClientRect().bottom > 0);

  test('goes away on the way down and comes back on the way up', async ({ page }) => {
    await openPage(page, to('guide/'));
    await page.mouse.wheel(0, 800);
    await expect.poll(() => isSeen(page)).toBe(false);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => isSeen(page)).toBe(true);
  });

  test('stays while the focus is in it', async ({ page }) => {
    await openPage(page, to('guide/'));
    await page.mouse.wheel(0, 800);
    await expect.poll(() => isSeen(page)).toBe(false);
    await getBar(page).getByRole('link', { name: /home/ }).focus();
    await expect.poll(() => isSeen(page)).toBe(true);
  });
});
