import { cpSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measureRun } from './measureRun.mjs';

/** Runs of each, one after the other: a machine is not equally fast all the time. */
const rounds = 3;

/** What a writer of a new site has: the framework as it comes, searched and drawn by its own theme. */
const config = `import { defineConfig } from '@rspress/core';

export default defineConfig({ root: 'docs', title: 'Documentation', outDir: 'out' });
`;

/** @typedef {{ seconds: number, memory: number | undefined }} BuildRun */
/** @typedef {{ pages: number, ours: BuildRun[], bare: BuildRun[] }} FrameworkTimes */

/**
 * Builds this site and, with nothing of ours, the pages that it emits as Markdown, in turn. The
 * framework's cache is off in both; facts and page images are what they are.
 * @param {string} root
 * @returns {Promise<FrameworkTimes>}
 */
export async function timeFramework(root) {
  const bare = path.join(root, '.reports/bench-bare');
  const folder = path.join(root, '.reports/bench-ours');
  const framework = path.join(root, 'node_modules/@rspress/core/bin/rspress.js');
  rmSync(bare, { recursive: true, force: true });
  try {
    // The first one draws images and checks what is new: it is not counted.
    await buildOurs(root, folder);
    const pages = copyMarkdown(folder, path.join(bare, 'docs'));
    writeFileSync(path.join(bare, 'rspress.config.mjs'), config);
    /** @type {FrameworkTimes} */
    const times = { pages, ours: [], bare: [] };
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`Building ${pages} pages, ${round} of ${rounds}: bare, ours …`);
      times.bare.push(await build(bare, [framework, 'build']));
      times.ours.push(await buildOurs(root, folder));
    }
    return times;
  } finally {
    rmSync(bare, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} root
 * @param {string} folder
 */
const buildOurs = (root, folder) =>
  build(root, ['scripts/build.mjs'], { OUT_DIR: path.relative(root, folder) });

/**
 * @param {string} cwd
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<BuildRun>}
 */
async function build(cwd, args, env = {}) {
  const { code, output, seconds, peak } = await measureRun(args, {
    cwd,
    env: { ...env, RSPRESS_PERSISTENT_CACHE: 'false' },
  });
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  return { seconds, memory: peak };
}

/**
 * Copies what stands in Markdown, and says how many files that are.
 * @param {string} from
 * @param {string} to
 */
function copyMarkdown(from, to) {
  let count = 0;
  mkdirSync(to, { recursive: true });
  cpSync(from, to, {
    recursive: true,
    filter: (file) => {
      if (statSync(file).isDirectory()) return true;
      const isPage = file.endsWith('.md');
      if (isPage) count += 1;
      return isPage;
    },
  });
  return count;
}
