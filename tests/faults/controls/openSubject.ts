import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../../scripts/serve/startServer.mjs';
import { outputFolder } from '../../support/builtSite';
import type { Site } from '../../support/test';
import { mutations } from './mutations';
import { stripGuard } from './stripGuard';

/** The guard that is taken out, where the mutation control runs. */
const mutation = mutations.find(({ guard }) => guard === process.env.WITHOUT_GUARD);

/** The site that rows are run against: ours, or ours without a guard. */
export async function openSubject(): Promise<Site & { close: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'subject-'));
  const root = mutation ? path.join(folder, 'site') : outputFolder;
  if (mutation) stripGuard(outputFolder, root, mutation);
  const server = await startServer({ root, brotli: 1 });
  return {
    root,
    url: server.url,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
