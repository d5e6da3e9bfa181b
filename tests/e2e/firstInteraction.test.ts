import type { Page } from '@playwright/test';
import { openHeld } from '../support/holdScripts';
import { openPage, waitUntilReady } from '../support/hydrate';
import { getTrigger, waitForAnswer } from '../support/searchDialog';
import { settle } from '../support/settle';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';
import { watchPaths } from '../support/watchPaths';

const route = '/guide/start/';

const getDialog = (page: Page) => page.getByRole('dialog');
const getSearchButton = getTrigger;

test('neither React nor a stylesheet is fetched before the reader acts', async ({ page }) => {
  const requests = watchPaths(page);
  await page.goto(route);
  // A busy browser paints after the network has been quiet for a while.
  await expect.poll(() => requests.filter((path) => path.endsWith('.css'))).toHaveLength(2);
  await page.waitForLoadState('networkidle');
  // Browsers request the icon of the tab by themselves, headless ones now and then. Once the page is
  // painted come the one script that all pages share, the print stylesheet and, for later, all other style.
  const [own, script, ...styles] = requests.filter((path) => path !== '/favicon.svg');
  expect(own).toBe(route);
  expect(script).toMatch(/^\/static\/js\/after-paint\.\w+\.js$/);
  expect(styles.toSorted()).toEqual([
    expect.stringMatching(/^\/static\/css\/print\.\w+\.css$/),
    expect.stringMatching(/^\/static\/css\/site\.\w+\.css$/),
  ]);
  const applied = await page.evaluate(() =>
    [...document.styleSheets].map(({ href, media }) => (href ? media.mediaText : 'inline')),
  );
  expect(applied).toEqual(['inline', 'print']);
});

for (const [interaction, act] of sample(
  [
    ['a moving pointer', (page: Page) => page.mouse.move(9, 9)],
    ['a click of a tool', (page: Page) => page.locator('main').dispatchEvent('click')],
    ['a key', (page: Page) => page.keyboard.press('Shift')],
    ['focus', (page: Page) => page.getByRole('link').first().focus()],
  ] as const,
  1,
)) {
  test(`${interaction} brings React in, once`, async ({ page }) => {
    const scripts = watchPaths(page, /.*\.js$/);
    await page.goto(route);
    if (interaction === 'a moving pointer') await page.mouse.move(2, 2);
    await act(page);
    await waitUntilReady(page);
    await page.mouse.move(30, 30);
    await page.keyboard.press('Shift');
    await settle(page);
    expect(await page.evaluate(() => window.appReadyCount)).toBe(1);
    expect(scripts).toEqual([...new Set(scripts)]);
  });
}

/** The two ways to open the search. */
const openings = [
  ['a click', (page: Page) => getSearchButton(page).click()],
  ['Control+k', (page: Page) => page.keyboard.press('Control+k')],
] as const;

test('another dialog of the page is not taken for the search', async ({ page }) => {
  const scripts = await openHeld(page, route);
  await page.evaluate(() => document.body.prepend(document.createElement('dialog')));
  await page.keyboard.press('Control+k');
  await expect(getDialog(page).getByRole('combobox')).toBeFocused();
  scripts.release();
});

for (const [opening, open] of sample(openings, 1)) {
  test(`${opening} opens search before React, and what is typed is answered`, async ({ page }) => {
    const scripts = await openHeld(page, route);
    await open(page);
    const field = getDialog(page).getByRole('combobox');
    await expect(field).toBeFocused();
    // Its style comes by the press itself.
    await expect(field).toHaveCSS('height', '56px');
    await expect(getDialog(page).getByText('Loading the search index')).toBeVisible();
    await page.keyboard.type('bundle');
    // The same element afterwards, with the caret where it was.
    await field.evaluate((input: HTMLInputElement) => {
      input.dataset.kept = '';
      input.setSelectionRange(3, 3);
    });
    scripts.release();
    await waitForAnswer(page);
    await expect(field).toHaveValue('bundle');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('data-kept');
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
  });
}

test('a search before React requests its scripts first, and React begins once', async ({
  page,
}) => {
  // Where browsers have developer tools of React, it tells them whenever it is through with a part.
  await page.addInitScript(() => {
    const counts: { commits: number; scripts?: number } = { commits: 0 };
    const onCommitFiberRoot = () => (counts.commits += window.appReadyCount ? 0 : 1);
    const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot };
    Object.assign(window, { counts, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
    const count = () => (counts.scripts ??= document.querySelectorAll('[as=script]').length);
    addEventListener('focusin', count);
  });
  await page.goto(route);
  await page.waitForFunction(() => !Array.isArray(document.capturedEvents));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await getSearchButton(page).dispatchEvent('click');
  await waitUntilReady(page);
  const { commits, scripts } = await page.evaluate<Record<string, number>>('counts');
  expect(commits).toBeLessThan(5);
  expect(scripts).toBeGreaterThan(1);
});

test('what is selected becomes the query before React, too, ready to be typed over', async ({
  page,
}) => {
  const scripts = await openHeld(page, route);
  await page.getByRole('heading', { level: 1 }).selectText();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.keyboard.press('Control+k');
  const field = getDialog(page).getByRole('combobox');
  await expect(field).toHaveValue(title);
  scripts.release();
  await waitForAnswer(page);
  await expect(field).toHaveValue(title);
  await page.keyboard.type('dts');
  await expect(field).toHaveValue('dts');
});

test('Enter before React opens what the words find', async ({ page }) => {
  const scripts = await openHeld(page, route);
  await getSearchButton(page).click();
  await page.keyboard.type('glossary');
  await page.keyboard.press('Enter');
  scripts.release();
  await expect(page).toHaveURL(/\/guide\/start\/glossary$/);
  await expect(getDialog(page)).toBeHidden();
});

for (const [opening, open] of sample(openings, 1)) {
  test(`without React, ${opening} leads to the list of all pages, at what was typed`, async ({
    page,
    expectFailures,
  }) => {
    expectFailures(/\.js/, /ERR_FAILED/);
    const scripts = await openHeld(page, route);
    await open(page);
    await page.keyboard.type('Rstest');
    scripts.cut();
    await expect(page).toHaveURL(/\/all-pages/);
    await expect(page.getByRole('link', { name: 'Rstest' }).first()).toBeInViewport();
  });
}

test('without React, the search of that list goes to what was typed', async ({
  page,
  expectFailures,
}) => {
  expectFailures(/\.js/, /ERR_FAILED/);
  const scripts = await openHeld(page, '/all-pages');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Rstest');
  scripts.cut();
  await expect(getDialog(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Rstest' }).first()).toBeInViewport();
});

for (const [closing, close] of sample(
  [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['Cancel', (page: Page) => getDialog(page).getByRole('button', { name: 'Cancel' }).click()],
  ] as const,
  1,
)) {
  test(`search closed by ${closing} before React stays closed`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const scripts = await openHeld(page, route);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('glossary');
    await page.keyboard.press('Enter');
    await close(page);
    await expect(getDialog(page)).toBeHidden();
    scripts.release();
    await waitUntilReady(page);
    await expect(getDialog(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('glossary');
    await waitForAnswer(page);
    await expect(page).toHaveURL(new RegExp(`${route}$`));
  });
}

test('three impatient clicks on search open it once and leave it open', async ({ page }) => {
  const scripts = await openHeld(page, route);
  // Where the box is: the dialog lies over it from the first click on.
  const box = await getSearchButton(page).boundingBox();
  if (!box) throw new Error('The search box is not shown.');
  for (let click = 0; click < 3; click++) await page.mouse.click(box.x + 9, box.y + 9);
  scripts.release();
  await waitUntilReady(page);
  await expect(getDialog(page)).toHaveCount(1);
  await expect(getDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toBeHidden();
});

test('a click on a control of the text before React is not lost', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const scripts = await openHeld(page, '/guide/start/quick-start');
  await page.getByRole('main').getByRole('button', { name: 'Copy code: Bash' }).first().click();
  scripts.release();
  // The clipboard is every test's: what the button itself says is this one's.
  await expect(page.getByRole('main').getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('the first press on a component at work counts', async ({ page }) => {
  const scripts = await openHeld(page, '/guide/solution/react');
  await page.getByRole('button', { name: 'Likes: 0' }).click();
  scripts.release();
  await expect(page.getByRole('button', { name: 'Likes: 1' })).toBeVisible();
});

test('a press before React is replayed where the attribute is on what is around the button', async ({
  page,
}) => {
  const scripts = await openHeld(page, '/guide/start/quick-start');
  await page.evaluate(() => {
    const part = document.createElement('div');
    part.dataset['needsScript'] = '';
    const button = document.createElement('button');
    button.textContent = 'Not pressed';
    document.addEventListener('appready', () => {
      button.addEventListener('click', () => (button.textContent = 'Pressed'));
    });
    part.append(button);
    document.body.prepend(part);
  });
  await page.getByRole('button', { name: 'Not pressed' }).click();
  scripts.release();
  await expect(page.getByRole('button', { name: 'Pressed', exact: true })).toBeVisible();
});

/** Controls, and how to see that a click on each has worked once. */
const clicked: [what: string, selector: string, expectOnce: (page: Page) => Promise<unknown>][] = [
  [
    'search',
    'header a[aria-haspopup=dialog]',
    async (page) => {
      await expect(getDialog(page)).toHaveCount(1);
      await expect(getDialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(getDialog(page)).toBeHidden();
    },
  ],
  [
    'the colors',
    '[data-scheme-toggle]',
    (page) => expect(page.locator('html')).toHaveClass(/dark/),
  ],
  [
    'a control of the text',
    'main figure button',
    (page) => expect(page.getByRole('main').getByRole('button', { name: 'Copied' })).toHaveCount(1),
  ],
  [
    'a group of the sidebar',
    'nav summary',
    (page) => expect(page.locator('nav details').first()).not.toHaveAttribute('open'),
  ],
  [
    'a link',
    'a[rel=next]',
    async (page) => {
      await expect(page).not.toHaveURL(/quick-start$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/quick-start$/);
    },
  ],
];

for (const [what, selector, expectOnce] of sample(clicked, 1)) {
  test(`a click on ${what} while React takes over works once`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // After React has begun and before it has said that it is there.
    await page.addInitScript((wanted) => {
      const isBegun = () =>
        Object.keys(document.getElementById('__rspress_root') ?? {}).some((key) =>
          key.startsWith('__reactContainer'),
        );
      const poll = () => {
        if (!isBegun()) return setTimeout(poll);
        document.documentElement.dataset.clicked = window.appReadyCount ? 'late' : 'during';
        return document.querySelector<HTMLElement>(wanted)?.click();
      };
      setTimeout(poll);
    }, selector);
    await page.emulateMedia({ colorScheme: 'light' });
    await openPage(page, '/guide/start/quick-start');
    await expect(page.locator('html')).toHaveAttribute('data-clicked', 'during');
    await settle(page);
    await expectOnce(page);
  });
}

const lookedAt = ['/guide/start/quick-start', '/config/lib/dts', '/guide/start/features'];

async function expectSamePicture(page: Page, route: string, act: () => Promise<void>) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(route, { waitUntil: 'networkidle' });
  const before = await page.screenshot();
  await act();
  await waitUntilReady(page);
  await settle(page);
  expect((await page.screenshot()).equals(before)).toBe(true);
}

for (const route of sample(lookedAt, 1)) {
  test(`${route} looks the same before and after the first move of the pointer`, ({ page }) =>
    expectSamePicture(page, route, async () => {
      // Where nothing answers to a pointer: between the text and the outline.
      await page.mouse.move(1190, 500);
      await page.mouse.move(1192, 500);
    }));
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const route of sample(lookedAt, 1)) {
    test(`${route} looks the same before and after the first touch`, ({ page }) =>
      expectSamePicture(page, route, () => page.touchscreen.tap(4, 600)));
  }
});
