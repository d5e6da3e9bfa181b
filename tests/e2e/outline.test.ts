import { hydrate, openPage } from '../support/hydrate';
import { sampleReaders } from '../support/readers';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';
import { settle } from '../support/settle';

const route = '/config/lib/format';

/** Notes how long each heading had to wait, by the clock that was set, until it was watched. */
function noteDelays(): void {
  const delays: unknown[] = [];
  let running: unknown;
  const setTimer = window.setTimeout.bind(window);
  const setNotingTimer = (task: TimerHandler, delay?: number) =>
    setTimer(() => {
      running = delay;
      if (typeof task === 'function') task();
      running = undefined;
    }, delay);
  const { observe } = IntersectionObserver.prototype;
  IntersectionObserver.prototype.observe = function (target) {
    if (target.matches('h2, h3, h4, h5, h6')) delays.push(running);
    observe.call(this, target);
  };
  Object.assign(window, { setTimeout: setNotingTimer, delaysOfHeadings: delays });
}

test('headings are watched 100 ms after React, the one being read is marked', async ({ page }) => {
  await page.addInitScript(noteDelays);
  await page.setViewportSize({ width: 1440, height: 240 });
  await openPage(page, route);
  const outline = page.getByRole('navigation', { name: 'ON THIS PAGE' });
  const getDelays = () =>
    page.evaluate(() => 'delaysOfHeadings' in window && window.delaysOfHeadings);
  const count = await outline.locator('a').count();
  await expect.poll(getDelays).toEqual(Array.from({ length: count }, () => 100));
  await expect(outline.getByRole('link').last()).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const active = outline.locator('[aria-current=location]');
  await expect(active).toHaveCount(1);
  await expect(active).toBeInViewport({ ratio: 1 });
  expect(await outline.evaluate((nav) => nav.scrollTop)).toBeGreaterThan(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('entries are 12 px further in for each level beyond 2, and all are seen', async ({
    page,
  }) => {
    await page.goto('/guide/basic/cli');
    const outline = page.getByRole('navigation', { name: 'ON THIS PAGE' });
    const links = outline.getByRole('link');
    await expect(links).toHaveCount(await outline.locator('a').count());
    const indents = await links.evaluateAll((all) =>
      all.map((link) => Number.parseFloat(getComputedStyle(link).paddingInlineStart)),
    );
    const least = Math.min(...indents);
    expect(new Set(indents.map((indent) => indent - least))).toEqual(new Set([0, 12, 24]));
  });
});

test('only the section being read is unfolded', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, route);
  const outline = page.getByRole('navigation', { name: 'ON THIS PAGE' });
  const listShown = () => outline.getByRole('link').allTextContents();
  const getHeadings = (selector: string) => page.locator(`article :is(${selector})`);
  const sections = await getHeadings('h2').allTextContents();
  expect(await listShown()).toEqual(sections);
  const part = getHeadings('h2 ~ h3').first();
  const id = await part.getAttribute('id');
  await part.evaluate((heading) => heading.scrollIntoView());
  const active = outline.locator('[aria-current=location]');
  await expect(active).toHaveAttribute('href', `#${id}`);
  await expect(active).toBeVisible();
  const shown = await listShown();
  expect(shown.length).toBeGreaterThan(sections.length);
  expect(shown.length).toBeLessThan(await getHeadings('h2, h3').count());
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(listShown).toEqual(sections);
  // The popup of smaller screens has room for all.
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.getByRole('button', { name: 'ON THIS PAGE' }).click();
  await expect(outline.getByRole('link')).toHaveCount(await getHeadings('h2, h3').count());
});

for (const { language, at, text } of sampleReaders(4)) {
  test(`the heading that was opened or clicked is marked until the reader scrolls (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const outline = page.getByRole('navigation', { name: text('outlineTitle') });
    const active = outline.locator('[aria-current=location]');
    // The next one is close below it.
    const opened = '#a-type-error-ends-the-build';
    await page.goto(at(`/guide/advanced/dts${opened}`));
    await expect(active).toHaveAttribute('href', opened);
    await expect(active).toBeInViewport({ ratio: 1 });
    await hydrate(page);
    await settle(page);
    await expect(active).toHaveAttribute('href', opened);
    // Near the end of the page it cannot get to the top.
    const last = outline.getByRole('link').last();
    const hash = (await last.getAttribute('href')) ?? '';
    await last.click();
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
    await expect(page.locator(hash)).toBeInViewport();
    await expect(active).toHaveAttribute('href', hash);
    // A jump over a long page leaves none marked that is below.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(active).toHaveCount(0);
  });
}

test('a heading can be selected, and the sign after it is a link to it', async ({ page }) => {
  await openPage(page, route);
  const heading = page.locator('article h2').first();
  const box = await heading.getByRole('link').boundingBox();
  if (!box) throw new Error('The heading is not shown.');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 1, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 1, middle, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toBe(await heading.innerText());
  await expect(page).toHaveURL(new RegExp(`${route}$`));
  await page.mouse.click(box.x + box.width + 9, middle);
  await expect(page).toHaveURL(new RegExp(`#${await heading.getAttribute('id')}$`));
});

test('the popup of smaller screens takes 300 ms, and no time without motion', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  const getDurations = () =>
    page.locator('#outline').evaluate((nav) => getComputedStyle(nav).transitionDuration);
  await page.goto(route);
  // Transitions come with the first action.
  await hydrate(page);
  await expect.poll(getDurations).toMatch(/^0\.3s(, 0\.3s)*$/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await getDurations()).toMatch(/^0s(, 0s)*$/);
});

for (const width of sample([390, 1440], 1)) {
  test(`the line of progress is full at the end of the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(route);
    const selector = width < 1280 ? 'div:has(> [popovertarget=outline])' : '#outline-title';
    /** Its width, as a share: how many digits are told depends on the browser. */
    const getShare = () =>
      page
        .locator(selector)
        .evaluate((holder) => Number.parseFloat(getComputedStyle(holder, '::after').scale));
    // Its rules come with the reader’s first action.
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 1);
    await page.mouse.wheel(0, -1);
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, 0));
        return getShare();
      })
      .toBe(0);
    // A browser may leave out a share of a pixel; `none` is the end of the animation. A page can still
    // grow while its stylesheet arrives: the end is where it is then.
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        return (await getShare()) < 0.999;
      })
      .toBe(false);
  });
}

test('a heading that a hash names stops 72 px below the top', async ({ page }) => {
  const offset = 72;
  await page.setViewportSize({ width: 1440, height: 500 });
  await openPage(page, `${route}#umd-in-a-browser`);
  const heading = page.locator('#umd-in-a-browser');
  const getStop = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(async () => Math.round(await getStop())).toBe(offset);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page
    .locator('article a[href="#umd-in-a-browser"]')
    .first()
    .evaluate((link) => {
      (link as HTMLAnchorElement).click();
    });
  await expect.poll(async () => Math.round(await getStop())).toBe(offset);
});
