import { axeStates } from '../support/axeStates';
import { findViolations } from '../support/findViolations';
import { hydrate } from '../support/hydrate';
import { showAxeState } from '../support/showAxeState';
import { expect, test } from '../support/test';
import { routes } from '../support/routes';

/** What opens something over the page: menus, the page tree, the outline; search. */
const openers = 'button[popovertarget]:visible, a[aria-haspopup=dialog]:visible';
const open = ':popover-open, dialog[open]';

for (const { route } of routes) {
  test(`${route} keeps every rule of axe in both schemes at three widths, whatever is open`, async ({
    page,
  }) => {
    await page.goto(route);
    await hydrate(page);
    const found: Record<string, string[]> = {};
    for (const state of axeStates) {
      await showAxeState(page, state);
      const name = `${state.colorScheme} at ${state.width}`;
      const closed = await findViolations(page);
      if (closed.length > 0) found[name] = closed;
      for (const opener of await page.locator(openers).all()) {
        const what = await opener.evaluate(
          (element) => element.getAttribute('aria-label') ?? element.textContent,
        );
        await opener.click();
        await expect(page.locator(open).first()).toBeVisible();
        const violations = await findViolations(page);
        if (violations.length > 0) found[`${name}, ${what}`] = violations;
        await page.keyboard.press('Escape');
        await expect(page.locator(open)).toHaveCount(0);
      }
    }
    expect(found).toEqual({});
  });
}
