import { expect } from '@playwright/test';
import type { FaultRow, World } from '../FaultRow';
import { expectNextClick, expectSurvival, timeout } from '../oracle/expectSurvival';
import { hydrate } from '../steps/page';
import type { Visitor } from './faultTest';

/** Every page of these rows is small and has links of every kind. */
export const defaultPath = '/guide/start/';

/** Brings a fault about and judges what the reader is left with. */
export async function runRow(
  row: FaultRow,
  enter: (visitor: Visitor) => Promise<World>,
): Promise<void> {
  const world = await enter(row.visitor ?? 'reader');
  const { page, problems, site, answered } = world;
  world.address = row.path ?? defaultPath;
  for (const step of row.before ?? []) await step(world);
  // A script or a style that never comes holds `load` up, and no reader waits for it.
  await page.goto(new URL(site.url).origin + world.address, { waitUntil: 'domcontentloaded' });
  if (!row.isStatic) await hydrate(world);
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      world.documents.push(request.url());
    }
  });
  const started = performance.now();
  for (const step of row.act ?? []) await step(world);
  await expectSurvival(world, row.address ?? world.address);
  if (answered.length > 0) expect(answered, 'the fault has happened').toContain(true);
  expect(performance.now() - started, 'in time').toBeLessThan(row.within ?? timeout);
  const { documents = 0, noise = [] } = row;
  if (documents !== 'any') {
    expect(world.documents, 'documents requested').toHaveLength(documents);
  }
  for (const step of row.check ?? []) await step(world);
  await expectNextClick(world);
  const loud = problems.filter((text) => !noise.some((pattern) => pattern.test(text)));
  expect(loud, 'the page must stay quiet').toEqual([]);
}
