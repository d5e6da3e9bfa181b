import { spawn } from 'node:child_process';

/**
 * Runs a command with its output on this terminal as it comes, and keeps a copy of that output.
 * A command that cannot be started gives code 127. Signals sent to this process are passed on.
 * @param {string} command
 * @param {string[]} args
 * @param {{
 *   cwd?: string,
 *   env?: NodeJS.ProcessEnv,
 *   shell?: boolean,
 *   isQuiet?: boolean,
 *   signal?: AbortSignal,
 *   heldUntil?: Promise<unknown>,
 *   onMessage?: (message: unknown) => void,
 * }} [options] `isQuiet` keeps the output from the terminal, `heldUntil` until then; `signal` ends the
 *   command; `onMessage` gets what a Node.js script sends with `process.send`
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCommand(
  command,
  args,
  { cwd, env = process.env, shell = false, isQuiet = false, signal, heldUntil, onMessage } = {},
) {
  return new Promise((resolve) => {
    // Piped output has no terminal to ask about colours.
    const colors = process.stdout.isTTY && !env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = ['inherit', 'pipe', 'pipe', ...(onMessage ? [/** @type {const} */ ('ipc')] : [])];
    const child = spawn(command, args, {
      cwd,
      env: { ...env, ...colors },
      shell,
      stdio,
    });
    if (onMessage) child.on('message', onMessage);
    const end = () => child.kill();
    signal?.addEventListener('abort', end, { once: true });
    if (signal?.aborted) end();
    let output = '';
    /** @type {(() => void)[] | undefined} */
    let held = heldUntil && [];
    void heldUntil?.then(() => {
      for (const write of held ?? []) write();
      held = undefined;
    });
    const pass = (/** @type {NodeJS.WriteStream} */ stream) => (/** @type {Buffer} */ chunk) => {
      output += chunk;
      if (isQuiet) return;
      if (held) held.push(() => stream.write(chunk));
      else stream.write(chunk);
    };
    child.stdout?.on('data', pass(process.stdout));
    child.stderr?.on('data', pass(process.stderr));
    const stopForwarding = forwardSignals(child);
    child.on('error', (error) => {
      stopForwarding();
      resolve({ code: 127, output: `${output}${error.message}\n` });
    });
    child.on('close', (code, killer) => {
      stopForwarding();
      signal?.removeEventListener('abort', end);
      resolve({ code: code ?? (killer === 'SIGINT' ? 130 : 143), output });
    });
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function forwardSignals(child) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM'];
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
  };
}
