import { expect } from '@playwright/test';
import type { FaultRow, Visitor } from '../FaultRow';
import { expectNextClick, expectSurvival, timeout } from '../oracle/expectSurvival';
import { hydrate } from '../steps/page';
import type { World } from '../World';

/** Every page of these rows is small and has links of every kind. */
export const defaultPath = '/guide/start/';

/** Brings a fault about and judges what the reader is left with. */
export async function runRow(
  row: FaultRow,
  enter: (visitor: Visitor) => Promise<World & { problems: string[] }>,
): Promise<void> {
  const world = await enter(row.visitor ?? 'reader');
  const { page, problems, site, hits } = world;
  world.address = row.path ?? defaultPath;
  for (const step of row.before ?? []) await step(world);
  await page.goto(new URL(site.url).origin + world.address);
  if (!row.isStatic) await hydrate(world);
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      world.documents.push(request.url());
    }
  });
  const started = performance.now();
  for (const step of row.act ?? []) await step(world);
  await expectSurvival(world, row.ends?.address ?? world.address);
  if (row.by === 'network') expect(hits.length, 'the fault has happened').toBeGreaterThan(0);
  expect(performance.now() - started, 'in time').toBeLessThan(row.ends?.within ?? timeout);
  if (row.ends?.documents !== undefined) {
    expect(world.documents, 'documents asked for').toHaveLength(row.ends.documents);
  }
  for (const step of row.check ?? []) await step(world);
  await expectNextClick(world);
  const noise = row.noise ?? [];
  const loud = problems.filter((text) => !noise.some((pattern) => pattern.test(text)));
  expect(loud, 'the page must stay quiet').toEqual([]);
}
