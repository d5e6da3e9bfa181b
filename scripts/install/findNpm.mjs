/** @typedef {{ command: string, args: string[], shell?: boolean }} Command */

/**
 * How to call npm: the one that runs this script where there is one, else the one on the PATH.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {NodeJS.Platform} [platform]
 * @returns {Command}
 */
export function findNpm(env = process.env, platform = process.platform) {
  const running = env.npm_execpath;
  // Other package managers set the same variable.
  if (running && /npm-cli\.c?js$/.test(running))
    return { command: process.execPath, args: [running] };
  // On Windows npm is a .cmd file, which Node starts through a shell only.
  return { command: 'npm', args: [], shell: platform === 'win32' };
}
