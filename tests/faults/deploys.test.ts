import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../scripts/serve/startServer.mjs';
import { outputFolder } from '../support/builtSite';
import { sample } from '../support/sample';
import type { Step } from './FaultRow';
import { createDeployRows } from './rows/deploys';
import { test as base } from './support/faultTest';
import { redeploy, swapIn } from './support/redeploy';
import { runRow } from './support/runRow';

interface WorkerFixtures {
  /** Folders of the first and the next build, and of the one that is served. */
  builds: { first: string; next: string; served: string };
}

// One worker has both builds.
base.describe.configure({ mode: 'default' });

const test = base.extend<object, WorkerFixtures>({
  builds: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern.
    async ({}, provide) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'deploys-'));
      const next = path.join(folder, 'next');
      redeploy(outputFolder, next);
      await provide({ first: outputFolder, next, served: path.join(folder, 'served') });
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  subject: [
    async ({ builds: { first, served } }, provide) => {
      cpSync(first, served, { recursive: true });
      const server = await startServer({ root: served, brotli: 1 });
      await provide({ url: server.url, root: served });
      await server.close();
    },
    { scope: 'worker' },
  ],
});

let builds: WorkerFixtures['builds'] | undefined;
const deploy =
  (which: 'first' | 'next'): Step =>
  async () => {
    if (builds) swapIn(builds[which], builds.served);
  };

test.describe('Deploys', () => {
  test.beforeAll(({ builds: made }) => {
    builds = made;
  });
  for (const row of sample(createDeployRows(deploy), 4)) {
    test(`${row.id}: ${row.fault}`, async ({ enter }) => {
      await runRow(row, enter);
    });
  }
});
