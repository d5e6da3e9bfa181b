import { spawn } from 'node:child_process';

/**
 * Starts a server of Rspress, works with it once it answers, and ends it.
 * @template Result
 * @param {{ cwd: string, args: string[] }} options
 * @param {(address: string, ready: number) => Promise<Result>} work `ready`: ms until it answers
 */
export async function withDevServer({ cwd, args }, work) {
  const started = performance.now();
  const server = spawn(process.execPath, [...args, '--host', '127.0.0.1'], {
    cwd,
    env: { ...process.env, NO_COLOR: '1' },
  });
  try {
    const address = await readAddress(server);
    return await work(address, Math.round(performance.now() - started));
  } finally {
    // One that is ready still writes what it keeps; the next start waits until it has ended.
    server.removeAllListeners('exit');
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.kill('SIGINT')) await ended;
  }
}

/**
 * @param {import('node:child_process').ChildProcess} server
 * @returns {Promise<string>}
 */
function readAddress(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    /** @param {Buffer} chunk */
    const read = (chunk) => {
      log += chunk;
      const [address] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(log) ?? [];
      if (address && /\bbuilt in\b/.test(log)) resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('exit', (code) => reject(new Error(`rspress dev ended (${code}):\n${log}`)));
  });
}
