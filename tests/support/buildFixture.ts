import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startServer } from '../../scripts/serve/startServer.mjs';
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
    await build(path.resolve('tests/fixtures', name, 'rspress.config.ts'), {
      ...env,
      OUT_DIR: root,
    });
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

function build(config: string, env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['node_modules/@rspress/core/bin/rspress.js', 'build', '-c', config],
      { env: { ...process.env, NO_COLOR: '1', RSPRESS_PERSISTENT_CACHE: 'false', ...env } },
    );
    let output = '';
    const keep = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(output))));
  });
}

/** Playwright calls it at the end of a run. */
export default function removeFixtures(): void {
  rmSync(getFixtureFolder(process.pid), { recursive: true, force: true });
}
