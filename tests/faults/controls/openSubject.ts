import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../../scripts/serve/startServer.mjs';
import { outputFolder } from '../../support/builtSite';
import { ourControls, stockControls } from '../support/siteControls';
import type { SiteUnderTest } from '../World';
import { mutations } from './mutations';
import { stripGuard } from './stripGuard';

/** The folder of the site that Rspress makes by itself, where the negative control runs. */
export const stockFolder = process.env.STOCK_SITE;

/** The guard that is taken out, where the mutation control runs. */
export const mutation = mutations.find(({ guard }) => guard === process.env.WITHOUT_GUARD);

/** The site that rows are run against: ours, ours without a guard, or the one of the default theme. */
export async function openSubject(): Promise<SiteUnderTest & { close: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'subject-'));
  const stripped = path.join(folder, 'site');
  if (mutation) stripGuard(outputFolder, stripped, mutation);
  const root = stockFolder ?? (mutation ? stripped : outputFolder);
  const server = await startServer({ root });
  return {
    root,
    url: server.url,
    controls: stockFolder ? stockControls : ourControls,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
