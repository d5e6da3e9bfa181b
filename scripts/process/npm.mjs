import { runCommand } from './runCommand.mjs';

/** @typedef {{ command: string, args: string[], shell?: boolean }} Command */

/**
 * The npm that runs this script where there is one, else the one on the PATH.
 * @returns {Command}
 */
export function findNpm() {
  const running = process.env.npm_execpath;
  // Other package managers set the same variable.
  if (running && /npm-cli\.c?js$/.test(running)) {
    return { command: process.execPath, args: [running] };
  }
  // On Windows npm is a .cmd file, which Node starts only through a shell.
  return { command: 'npm', args: [], shell: process.platform === 'win32' };
}

/**
 * Runs npm as `runCommand` runs a command.
 * @param {string[]} args
 * @param {Parameters<typeof runCommand>[2]} [options]
 */
export function runNpm(args, options) {
  const npm = findNpm();
  return runCommand(npm.command, [...npm.args, ...args], { shell: npm.shell, ...options });
}
