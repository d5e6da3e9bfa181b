import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';
import { runCommand } from '../../process/runCommand.mjs';

const jiti = createJiti(import.meta.url);

/**
 * Builds a site of tests/fixtures and gives its folder; one that was built from the same files is kept.
 * @param {string} root
 * @param {string} name
 * @returns {Promise<string>}
 */
export async function buildFixture(root, name) {
  const { hashFiles } = /** @type {{ hashFiles: (root: string, places: string[]) => string }} */ (
    await jiti.import('../../../build/read/buildCache/hashFiles.ts')
  );
  const source = `tests/fixtures/${name}`;
  const hash = hashFiles(root, [source, 'build/publish/searchIndex', 'site', 'package-lock.json']);
  const folder = path.join(root, `.reports/search/${name}.${hash.slice(0, 16)}`);
  if (existsSync(path.join(folder, 'static'))) return folder;
  console.log(`Building ${source} …`);
  const rspress = path.join(root, 'node_modules/@rspress/core/bin/rspress.js');
  const { code, output } = await runCommand(
    process.execPath,
    [rspress, 'build', '-c', path.join(root, source, 'rspress.config.ts')],
    {
      cwd: root,
      env: { ...process.env, OUT_DIR: folder, RSPRESS_PERSISTENT_CACHE: 'false', NO_COLOR: '1' },
      isQuiet: true,
    },
  );
  if (code !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`${source} could not be built:\n${output}`);
  }
  return folder;
}
