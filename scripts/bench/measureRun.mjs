import { spawn } from 'node:child_process';
import { readTreeMemory } from '../process/readTreeMemory.mjs';

/** Time between two looks at the memory, in ms. */
const interval = 200;

/** @typedef {{ code: number | null, output: string, seconds: number, peak: number | undefined }} Measured */

/**
 * Runs Node.js and measures how long it takes and the most memory that it and all it starts have
 * at one time, in bytes; undefined where the system does not tell.
 * @param {string[]} args
 * @param {{ cwd: string, env?: Record<string, string> }} options
 * @returns {Promise<Measured>}
 */
export function measureRun(args, { cwd, env }) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...env },
    });
    let output = '';
    /** @type {number | undefined} */
    let peak;
    const timer = setInterval(() => {
      const bytes = child.pid === undefined ? undefined : readTreeMemory(child.pid);
      if (bytes !== undefined) peak = Math.max(peak ?? 0, bytes);
    }, interval);
    /** @param {Buffer} chunk */
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(timer);
      resolve({ code, output, seconds: (performance.now() - started) / 1000, peak });
    });
  });
}
