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
 *   isGroup?: boolean,
 *   signal?: AbortSignal,
 *   heldUntil?: Promise<unknown>,
 *   onMessage?: (message: unknown) => void,
 * }} [options] `isQuiet` keeps the output from the terminal, `heldUntil` until then; `isGroup` has a
 *   signal end all that the command started, without fail; `signal` ends the command; `onMessage` gets what a Node.js script sends with `process.send`
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCommand(
  command,
  args,
  {
    cwd,
    env = process.env,
    shell = false,
    isQuiet = false,
    isGroup = false,
    signal,
    heldUntil,
    onMessage,
  } = {},
) {
  return new Promise((resolve) => {
    // Piped output has no terminal to ask about colours.
    const colors = process.stdout.isTTY && !env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = [
      isGroup ? 'ignore' : 'inherit',
      'pipe',
      'pipe',
      ...(onMessage ? [/** @type {const} */ ('ipc')] : []),
    ];
    const child = spawn(command, args, {
      cwd,
      env: { ...env, ...colors },
      shell,
      stdio,
      detached: isGroup && process.platform !== 'win32',
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
    const stopForwarding = forwardSignals(child, isGroup);
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

/** How long a command may take to end after a signal, in milliseconds. */
const grace = 3000;

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {boolean} isGroup
 */
function forwardSignals(child, isGroup) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM'];
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    if (!isGroup) {
      child.kill(signal);
      return;
    }
    killGroup(child, signal);
    timer ??= setTimeout(() => killGroup(child, 'SIGKILL'), grace);
  };
  for (const signal of signals) process.on(signal, forward);
  return () => {
    clearTimeout(timer);
    for (const signal of signals) process.off(signal, forward);
  };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function killGroup(child, signal) {
  if (child.pid === undefined || process.platform === 'win32') {
    child.kill(signal);
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // All of it has ended.
  }
}
