import { axeStates, takeAxeStates } from '../support/axeStates';
import { everyPageType } from '../support/everyPageType';
import { findViolations } from '../support/findViolations';
import { hydrate } from '../support/hydrate';
import { showAxeState } from '../support/showAxeState';
import { expect, test } from '../support/test';
import { routes } from '../support/routes';
import { sample } from '../support/sample';

const typeRoutes = new Set<string>(Object.values(everyPageType));

for (const [index, { route }] of sample([...routes.entries()], 12)) {
  // Pages of a type share frame, style and parts. All six of every page, with all that opens, take
  // half an hour: tests/full/axe.test.ts.
  const states = typeRoutes.has(route) ? axeStates : takeAxeStates(index);
  test(`${route} keeps every rule of axe in both schemes`, async ({ page }) => {
    // Runs on one page: what differs between them is CSS. React is there at the last; that it
    // changes nothing that is seen, colours included, is tested in tests/e2e/everyRoute.
    test.slow();
    await page.goto(route);
    const found: Record<string, string[]> = {};
    for (const [place, state] of states.entries()) {
      await showAxeState(page, state);
      if (place === states.length - 1) await hydrate(page);
      const violations = await findViolations(page);
      if (violations.length > 0) found[`${state.colorScheme} at ${state.width}`] = violations;
    }
    expect(found).toEqual({});
  });
}

test('the 404 page keeps every rule of axe', async ({ page, expectFailures }) => {
  expectFailures(/^404: /, /console error: Failed to load resource.* 404/);
  for (const path of ['/nope', '/zh/nope']) {
    await page.goto(path);
    for (const state of axeStates) {
      await showAxeState(page, state);
      expect(await findViolations(page), `${path} at ${state.width}`).toEqual([]);
    }
  }
});
