import { spawn } from 'node:child_process';

/** How long a command may take to end after a signal, in milliseconds. */
const grace = 3000;

/**
 * Runs a command with its output on this terminal as it comes, and keeps a copy of that output.
 * A command that cannot be started has exit code 127. Signals sent to this process are passed on.
 * @param {string} command
 * @param {string[]} args
 * @param {{
 *   cwd?: string,
 *   env?: NodeJS.ProcessEnv,
 *   shell?: boolean,
 *   isQuiet?: boolean,
 *   isGroup?: boolean,
 *   signal?: AbortSignal,
 *   heldUntil?: Promise<{ code: number }>,
 * }} [options] `isQuiet` keeps the output from the terminal, `heldUntil` until another command has ended,
 *   and for good where that failed; `isGroup` has a signal end all that the command started, without fail;
 *   `signal` ends the command
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCommand(command, args, options = {}) {
  const { cwd, env = process.env, shell = false, isQuiet = false, isGroup = false } = options;
  const { signal, heldUntil } = options;
  return new Promise((resolve) => {
    // Piped output has no terminal to ask about colors.
    const colors = process.stdout.isTTY && !env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
    const hasGroup = isGroup && process.platform !== 'win32';
    const child = spawn(command, args, {
      cwd,
      env: { ...env, ...colors },
      shell,
      stdio: [isGroup ? 'ignore' : 'inherit', 'pipe', 'pipe'],
      detached: hasGroup,
      signal,
    });
    let output = '';
    /** @type {(() => void)[] | undefined} */
    let held = heldUntil && [];
    void heldUntil?.then(({ code }) => {
      if (code !== 0) return;
      for (const show of held ?? []) show();
      held = undefined;
    });
    /** @param {NodeJS.WriteStream} stream @param {string} text */
    const pass = (stream, text) => {
      output += text;
      const show = () => stream.write(text);
      if (held) held.push(show);
      else if (!isQuiet) show();
    };
    child.stdout.on('data', (chunk) => pass(process.stdout, String(chunk)));
    child.stderr.on('data', (chunk) => pass(process.stderr, String(chunk)));
    const stopForwarding = forwardSignals(child, hasGroup);
    /** @param {number} code */
    const end = (code) => {
      stopForwarding();
      resolve({ code, output });
    };
    child.on('error', (error) => {
      // The end of a command that was told to end follows.
      if (error.name === 'AbortError') return;
      pass(process.stderr, `${error.message}\n`);
      end(127);
    });
    child.on('close', (code, killer) => end(code ?? (killer === 'SIGINT' ? 130 : 143)));
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {boolean} hasGroup
 */
function forwardSignals(child, hasGroup) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @param {NodeJS.Signals} signal */
  const kill = (signal) => {
    try {
      if (hasGroup && child.pid) process.kill(-child.pid, signal);
      else child.kill(signal);
    } catch {
      // All of it has ended.
    }
  };
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    kill(signal);
    if (hasGroup) timer ??= setTimeout(() => kill('SIGKILL'), grace);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, forward);
  return () => {
    clearTimeout(timer);
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.off(signal, forward);
  };
}
