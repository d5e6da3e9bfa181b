import { expect, type Page } from '@playwright/test';
import type { Step } from '../FaultRow';
import { hydrate as takeOver } from '../../support/hydrate';
import { type LinkPlace, links } from '../support/siteControls';

/** Waits until React has taken over the page’s text. */
export const hydrate: Step = ({ page }) => takeOver(page);

/** Gives the first interaction, and waits until React has come, cannot be loaded, or has failed. */
export const triggerHydration: Step = async ({ page, problems }) => {
  const before = problems.length;
  await page.keyboard.press('Shift');
  const isOver = () => page.evaluate(() => Boolean(window.appReadyCount || window.isAppMissing));
  const options = { message: 'React has come, or has not', timeout: 12_000 };
  await expect.poll(async () => problems.length > before || (await isOver()), options).toBe(true);
};

/** Gives the first interaction without waiting for what comes of it. */
export const showIntent: Step = async ({ page }) => {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
};

/** Another document may be on its way, which takes the place of the reload: who still waits presses again. */
const overtaken = /ERR_ABORTED|Not attached to an active page/;
export const reload: Step = async ({ page }) => {
  try {
    await page.reload();
  } catch (error) {
    if (!overtaken.test(String(error))) throw error;
    // No event tells whether that document has come.
    await page.waitForTimeout(500);
    await page.reload();
  }
};
export const goBack: Step = ({ page }) => page.goBack();

/** Lets an answer that a row makes late, or a state of the site that ends by itself, run its time. */
export const wait =
  (milliseconds: number): Step =>
  ({ page }) =>
    page.waitForTimeout(milliseconds);

export const press =
  (...keys: string[]): Step =>
  async ({ page }) => {
    for (const key of keys) await page.keyboard.press(key);
  };

/** Loads another address of the site, as if typed. */
export const open =
  (path: string): Step =>
  async (world) => {
    world.address = path;
    await world.page.goto(new URL(world.site.url).origin + path);
  };

/** Clicks a link, the nth of its kind; the row then ends where it leads. */
export const follow =
  (place: LinkPlace, index = 0): Step =>
  async (world) => {
    world.address = await clickLink(world.page, place, index);
  };

/** Points at a link without following it. */
export const pointAt =
  (place: LinkPlace, index = 0): Step =>
  ({ page }) =>
    page.locator(links[place]).nth(index).hover();

/** Clicked by script, so that no pointer warms the page up and none waits for it to stand still. */
const clickLink = (page: Page, place: LinkPlace, index: number) =>
  page.evaluate(
    ([selector, at]) => {
      const found = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
      const link = found.filter(({ pathname }) => pathname !== location.pathname)[at];
      if (!link) throw new Error(`No link ${at} of ${selector} in ${document.body.innerText}`);
      const { pathname, search, hash } = link;
      link.click();
      return pathname + search + hash;
    },
    [links[place], index] as const,
  );

/** Clicks what a selector finds, by script. */
export const click =
  (selector: string): Step =>
  ({ page }) =>
    page
      .locator(selector)
      .first()
      .evaluate((element: HTMLElement) => element.click());

export const inPage =
  (script: () => unknown): Step =>
  ({ page }) =>
    page.evaluate(script);

/** Runs in the page before any of its own scripts. */
export const beforeScripts =
  <Arg>(script: (arg: Arg) => void, arg?: Arg): Step =>
  ({ page }) =>
    page.addInitScript(script as (value: unknown) => void, arg);

/** Holds when the page says so, within the time that every expectation has. */
export const expectInPage =
  (what: string, script: () => unknown): Step =>
  ({ page }) =>
    expect
      .poll(() => page.evaluate(script).catch(String), { message: what, timeout: 12_000 })
      .toBe(true);

/** The page that every row begins with has been left. */
export const isAway: Step = expectInPage(
  'the page is there',
  () => location.pathname !== '/guide/start/',
);
