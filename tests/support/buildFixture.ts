import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startServer } from '../../scripts/serve/startServer.mjs';
import { runBuild, uncheckedBuild } from './runBuild';
import type { Site } from './test';

/** Where the workers of a run find what one of them has built. */
export const getFixtureFolder = (run: number): string => path.join(tmpdir(), `fixtures-${run}`);

/** Serves a site of tests/fixtures with our theme, which is built once in a run, until `close` is called. */
export async function buildFixture(
  name: string,
  base: string,
  env: Record<string, string> = {},
): Promise<Site & { close: () => Promise<void> }> {
  const key = [name, ...Object.entries(env).flat()].join('-').replace(/[^\w-]+/g, '_');
  // Some write next to the site, too.
  const folder = path.join(getFixtureFolder(process.ppid), key);
  const root = path.join(folder, 'site');
  await once(folder, async () => {
    const config = path.resolve('tests/fixtures', name, 'rspress.config.ts');
    const settings = { RSPRESS_PERSISTENT_CACHE: 'false', ...env, OUT_DIR: root };
    const { code, output } = await runBuild('.', settings, [...uncheckedBuild, '-c', config]);
    if (code !== 0) throw new Error(output);
    // Pictures that the theme shows on every site.
    for (const pictures of ['landing', 'tools']) {
      cpSync(path.join('docs/public', pictures), path.join(root, pictures), { recursive: true });
    }
  });
  const server = await startServer({ root, base, brotli: 1 });
  return { url: server.url, root, close: server.close };
}

/** Fills a folder in the first process that asks for it; others wait until that is done, or fails. */
async function once(folder: string, fill: () => Promise<void>): Promise<void> {
  const [done, failed] = [`${folder}.done`, `${folder}.failed`];
  mkdirSync(path.dirname(folder), { recursive: true });
  try {
    mkdirSync(folder);
  } catch {
    while (!existsSync(done)) {
      if (existsSync(failed)) throw new Error(`${folder} could not be built by another worker.`);
      await setTimeout(100);
    }
    return;
  }
  try {
    await fill();
    writeFileSync(done, '');
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    writeFileSync(failed, '');
    throw error;
  }
}

/** Playwright calls it at the end of a run. */
export default function removeFixtures(): void {
  rmSync(getFixtureFolder(process.pid), { recursive: true, force: true });
}
