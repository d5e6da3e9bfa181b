import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../scripts/serve/startServer.mjs';
import type { Site } from './test';

/** Builds a site of tests/fixtures with our theme and serves it until `close` is called. */
export async function buildFixture(
  name: string,
  base: string,
  env: Record<string, string> = {},
): Promise<Site & { close: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), `fixture-${name}-`));
  // Some write beside the site, too.
  const root = path.join(folder, 'site');
  await build(path.resolve('tests/fixtures', name, 'rspress.config.ts'), { ...env, OUT_DIR: root });
  // Pictures that the theme shows on every site.
  for (const pictures of ['landing', 'tools']) {
    cpSync(path.join('docs/public', pictures), path.join(root, pictures), { recursive: true });
  }
  const server = await startServer({ root, base });
  return {
    url: server.url,
    root,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
