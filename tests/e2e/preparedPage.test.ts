import { heading, link, listDoubledIds, open, rest, unseen } from '../support/unseenPage';
import { expect, test } from '../support/test';

/** How long a page is kept that nobody opens, in milliseconds (theme/hooks/preparePage.ts). */
const keptFor = 10_000;

test('a link that the pointer rests on has its page drawn, and a click only shows it', async ({
  page,
}) => {
  await open(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await rest(link(page));
  const drawn = await unseen(page).locator('h1').elementHandle();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  await link(page).click();
  await expect(heading(page)).toBeFocused();
  expect(await heading(page).evaluate((shown, other) => shown === other, drawn)).toBe(true);
  await expect(unseen(page)).toHaveCount(0);
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page).toHaveURL(/\/guide\/basic\/typescript$/);
});

test('a page drawn unseen is not read aloud, found or focused, and doubles no id', async ({
  page,
}) => {
  await open(page);
  await rest(link(page));
  const title = await unseen(page).locator('h1').textContent();
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const names = nodes.filter(({ ignored }) => !ignored).map(({ name }) => name?.value);
  expect(names).toContain(await heading(page).innerText());
  const read = nodes.filter(
    ({ ignored, role, name }) => !ignored && role?.value === 'heading' && name?.value === title,
  );
  expect(read).toEqual([]);
  const landmarks = nodes.filter(({ ignored, role }) => !ignored && role?.value === 'main');
  expect(landmarks).toHaveLength(1);
  // Lists that scroll are stops of the Tab key where nothing in them is.
  await page.getByRole('heading', { level: 1 }).focus();
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[data-unseen]'))).toBe(null);
  }
  expect(await listDoubledIds(page)).toEqual([]);
  expect(
    await unseen(page)
      .locator('a')
      .first()
      .evaluate((element: HTMLElement) => {
        element.focus();
        return document.activeElement === element;
      }),
  ).toBe(false);
  const find = (words: string) =>
    page.evaluate((text) => {
      getSelection()?.removeAllRanges();
      return (window as unknown as { find: (text: string) => boolean }).find(text);
    }, words);
  const getWords = (parent: string) =>
    page
      .locator(`${parent} article p`)
      .first()
      .evaluate((element) => element.textContent ?? '');
  expect(await find((await getWords('#content')).slice(0, 30))).toBe(true);
  expect(await find((await getWords('[data-unseen]')).slice(0, 30))).toBe(false);
});

test('a page that was drawn unseen has its ids, its outline and its effects once it is shown', async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => {
    addEventListener('RspressReloadContent', () => {
      document.body.dataset.reloads = `${Number(document.body.dataset.reloads ?? 0) + 1}`;
      // Said once everything is in its place.
      document.body.dataset.ids = `${document.querySelectorAll('#content h2[id]').length}`;
    });
  });
  await rest(link(page));
  const count = await unseen(page).locator('h2').count();
  await link(page).click();
  await expect(page.locator('body')).toHaveAttribute('data-ids', `${count}`);
  await expect(page.locator('body')).toHaveAttribute('data-reloads', '1');
  expect(await listDoubledIds(page)).toEqual([]);
  const outline = page.getByRole('navigation', { name: 'On this page' });
  const last = outline.getByRole('link').nth(2);
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'location');
  await expect(link(page)).toHaveAttribute('aria-current', 'page');
});

test('a page drawn unseen is not in the way of what is shown', async ({ page }) => {
  await open(page);
  await rest(link(page));
  const shown = page.locator('#content');
  const isOnTop = await shown.evaluate((main) => {
    const targets = [...main.querySelectorAll('ol a, h1, h1 + p')];
    return targets.map((target) => {
      const { x, y, width, height } = target.getBoundingClientRect();
      return main.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  });
  expect(isOnTop.length).toBeGreaterThan(2);
  expect(isOnTop).not.toContain(false);
});

test('a page that is not opened goes, after a while or when another is drawn', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await rest(link(page));
  const first = (await unseen(page).locator('h1').textContent()) ?? '';
  await link(page, 'Output structure').hover();
  await expect(unseen(page).locator('h1')).not.toHaveText(first);
  await expect(unseen(page)).toHaveCount(1);
  // The clock of the page runs on meanwhile, in steps.
  await page.clock.fastForward(keptFor + 1_000);
  await expect(page.locator('main')).toHaveCount(1);
  expect(await listDoubledIds(page)).toEqual([]);
});

test('a page that is opened another way takes what was drawn unseen along', async ({ page }) => {
  await open(page);
  await rest(link(page));
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    addEventListener('RspressReloadContent', () => {
      requestAnimationFrame(() => {
        const all = [...document.querySelectorAll<HTMLElement>('h1')];
        seen.push(all.filter((element) => element.checkVisibility()).length);
      });
    });
  });
  // Without a pointer that would come to the other link.
  await link(page, 'Output structure').evaluate((element: HTMLElement) => element.click());
  await expect(heading(page)).toHaveText(/Output structure/i);
  await expect(page.locator('main')).toHaveCount(1);
  const getSeen = () => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  await expect.poll(getSeen).toEqual([1]);
});

test('who saves data has no page drawn before it is opened', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }),
  );
  await open(page);
  await link(page).hover();
  // As long as it takes without saving data, and more.
  await page.waitForTimeout(500);
  await expect(page.locator('main')).toHaveCount(1);
});

test('a pointer that only passes over a link has no page drawn', async ({ page }) => {
  await open(page);
  await link(page).dispatchEvent('mouseover');
  await link(page).dispatchEvent('mouseout');
  await page.waitForTimeout(500);
  await expect(page.locator('main')).toHaveCount(1);
});

test('a link that is pressed has its page drawn at once, and the keyboard has, too', async ({
  page,
}) => {
  await open(page);
  await link(page).focus();
  await expect(unseen(page)).toHaveCount(1);
  await open(page);
  await link(page).dispatchEvent('pointerdown', { button: 0, pointerType: 'mouse' });
  await expect(unseen(page)).toHaveCount(1);
});

test('a page that is drawn unseen while it is being opened is shown', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] });
    // The picture of the old page takes its time, and the page is prepared within it.
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (change) {
      return start.call(this, async () => {
        await new Promise<void>((resolve) => {
          const look = () =>
            document.querySelector('main[data-unseen]') ? resolve() : requestAnimationFrame(look);
          look();
        });
        await (change as () => Promise<void>)();
      });
    };
  });
  await open(page);
  await link(page).evaluate((element: HTMLElement) => {
    element.click();
    element.dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerType: 'mouse' }),
    );
  });
  await expect(heading(page)).toHaveText('TypeScript');
  await expect(heading(page)).toBeFocused();
  expect(await listDoubledIds(page)).toEqual([]);
});
