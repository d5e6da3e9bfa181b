import type { Locator, Page } from '@playwright/test';
import { hydrate } from '../support/hydrate';
import { expect, test } from '../support/test';

const route = '/guide/basic/output-format';
/** How long a page is kept that nobody opens, in milliseconds (theme/hooks/preparePage.ts). */
const keptFor = 10_000;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** What is drawn unseen: the text of a page, and its outline. */
const unseen = (page: Page) => page.locator('main[data-unseen]');
const link = (page: Page, name = 'TypeScript') =>
  page.getByRole('navigation', { name: 'Pages of this section' }).getByRole('link', { name });

async function open(page: Page, address = route): Promise<void> {
  await page.goto(address);
  await hydrate(page);
}

/** Rests on a link until its page is drawn. */
async function rest(target: Locator): Promise<void> {
  await target.hover();
  await expect(unseen(target.page())).toHaveCount(1);
}

const listDoubledIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });

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

/** Notes what is seen in the frames after a click on a link of the page tree, and whether React is done. */
const clickAndLook = (target: Locator) =>
  target.evaluate(async (element: HTMLElement) => {
    const seen: { titles: (string | null)[]; path: string; top: number; scrolled: number }[] = [];
    const look = () => {
      const titles = [...document.querySelectorAll('h1')].filter((title) =>
        title.checkVisibility(),
      );
      seen.push({
        titles: titles.map(({ textContent }) => textContent),
        path: location.pathname,
        top: Math.round(titles[0]?.getBoundingClientRect().top ?? 0),
        scrolled: window.scrollY,
      });
    };
    element.click();
    for (let frame = 0; frame < 8; frame++) {
      await new Promise(requestAnimationFrame);
      look();
    }
    return seen;
  });

test.describe('without a fade', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the reader sees a page that is drawn with the next frame, before React exchanges the pages, and nothing moves then', async ({
    page,
  }) => {
    await open(page);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await rest(link(page));
    const title = await unseen(page).locator('h1').textContent();
    const seen = await clickAndLook(link(page));
    expect(seen.map(({ titles }) => titles)).toEqual(seen.map(() => [title]));
    expect(seen[0]?.path).toBe(route);
    expect(new Set(seen.map(({ top }) => top)).size).toBe(1);
    expect(seen.map(({ scrolled }) => scrolled)).toEqual(seen.map(() => 0));
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveURL(/\/guide\/basic\/typescript$/);
    await expect(page.locator('[data-top], [data-unseen]')).toHaveCount(0);
    expect(await listDoubledIds(page)).toEqual([]);
    await page.goBack();
    await expect(heading(page)).toHaveText('Output format');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  });

  test('what is pressed is shown as soon as it is drawn', async ({ page }) => {
    await open(page);
    await link(page).evaluate((element: HTMLElement) => {
      element.dispatchEvent(
        new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerType: 'mouse' }),
      );
    });
    await link(page).evaluate((element: HTMLElement) => element.click());
    await expect(heading(page)).toHaveText('TypeScript');
    await expect(heading(page)).toBeFocused();
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page.locator('[data-top], [data-unseen]')).toHaveCount(0);
  });

  test('who goes elsewhere before the pages are exchanged gets there', async ({ page }) => {
    await open(page);
    await rest(link(page));
    const other = link(page, 'Output structure');
    await other.evaluate((element: HTMLElement) => {
      const [first] = document.querySelectorAll<HTMLElement>('a[href="/guide/basic/typescript"]');
      first?.click();
      element.click();
    });
    await expect(heading(page)).toHaveText(/Output structure/i);
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page).toHaveURL(/\/guide\/basic\/output-structure$/);
    await expect(page.locator('[data-unseen]')).toHaveCount(0);
  });

  test('a page goes back to what it was where the reader goes back before the exchange', async ({
    page,
  }) => {
    await open(page, '/guide/basic/cli');
    await link(page, 'Output format').click();
    await expect(heading(page)).toHaveText('Output format');
    await rest(link(page));
    await link(page).evaluate((element: HTMLElement) => {
      element.click();
      // As the browser says it when the reader has gone back.
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.waitForTimeout(500);
    await expect(heading(page)).toHaveText('Output format');
    await expect(page).toHaveURL(/\/guide\/basic\/output-format$/);
    await expect(page.locator('#content')).not.toHaveAttribute('data-unseen');
  });

  test('a page in the background, which gets no frames, is exchanged all the same', async ({
    page,
  }) => {
    await open(page);
    await rest(link(page));
    await link(page).evaluate((element: HTMLElement) => {
      window.requestAnimationFrame = () => 0;
      element.click();
    });
    await expect(page).toHaveURL(/\/guide\/basic\/typescript$/);
    await expect(heading(page)).toBeFocused();
    await expect(page.locator('main')).toHaveCount(1);
  });

  test('a link to a section of a page that is drawn leads to the section', async ({ page }) => {
    await open(page, '/config/');
    const target = page.getByRole('main').locator('a[href^="/config/"][href*="#"]').last();
    await rest(target);
    const hash = new URL(await target.evaluate((element: HTMLAnchorElement) => element.href)).hash;
    await target.click();
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
    const section = page.locator(`[id="${hash.slice(1)}"]`);
    await expect(section).toBeInViewport();
    await expect(page.locator('[data-top], [data-unseen]')).toHaveCount(0);
  });
});
