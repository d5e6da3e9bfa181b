import { spawn } from 'node:child_process';
import path from 'node:path';

/** @typedef {{ name: string, seconds: number, imageSeconds: number | undefined }} BuildTime */

/**
 * Runs one build and times it. Page images are timed apart where the build says how long they took.
 * Throws with the build's output when it fails.
 * @param {{ name: string, root: string, folder: string }} options
 * @returns {Promise<BuildTime>}
 */
export async function timeBuild({ name, root, folder }) {
  const started = performance.now();
  const { code, output } = await build(root, folder);
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  return { name, seconds, imageSeconds: readImageSeconds(output) };
}

/**
 * `images: 5 drawn, 9 cached, 1.0 s` → 1.
 * @param {string} output
 * @returns {number | undefined}
 */
export function readImageSeconds(output) {
  const [, seconds] = /\bimages: .*?, ([\d.]+) s\b/.exec(output) ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function build(root, folder) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'scripts/build.mjs')], {
      cwd: root,
      env: { ...process.env, OUT_DIR: path.relative(root, folder), NO_COLOR: '1' },
    });
    let output = '';
    /** @param {Buffer} chunk */
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
