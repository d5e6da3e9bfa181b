import { openLog } from './log.mjs';

/** @typedef {{ exit?: number, isBusy: boolean }} End */

/** Longest that what goes on after `process.exit` may go on, in ms. */
const restLimit = 1000;

/** Thrown by `process.exit`, so that no code after the call runs. */
class Exit extends Error {}

const end = process.exit.bind(process);
/** @type {(exit: number | undefined) => void} */
let settle = () => undefined;
let hasLeft = false;

process.exit = (code = process.exitCode ?? 0) => {
  leave(Number(code));
  throw new Exit('process.exit');
};
process.on('disconnect', () => end());
// Emitted when nothing is left to do, which is how a process of its own ends.
process.on('beforeExit', () => {
  process.channel?.ref();
  settle(Number(process.exitCode ?? 0));
});
for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, fail);

/**
 * Starts a run and waits for what would be the end of a process of its own: it calls `process.exit`,
 * or nothing is left to do. What it says after `process.exit` is not heard. `exit` is left out where
 * something is thrown that nobody catches: the trace that Node.js writes then is not written here.
 * `isBusy` says that the run goes on all the same.
 * @param {() => Promise<void>} start
 * @returns {Promise<End>}
 */
export async function awaitEnd(start) {
  hasLeft = false;
  openLog(true);
  const exit = await rest(() => start().catch(fail));
  const isBusy = hasLeft && (await rest(stopWaiting)) === undefined;
  return { exit, isBusy };
}

/**
 * Waits until nothing is left to do, or `settle` is called.
 * @param {() => void} begin
 * @returns {Promise<number | undefined>}
 */
function rest(begin) {
  return new Promise((resolve) => {
    settle = resolve;
    process.channel?.unref();
    begin();
  }).finally(() => {
    settle = () => undefined;
    process.channel?.ref();
  });
}

function stopWaiting() {
  const stop = settle;
  setTimeout(() => stop(undefined), restLimit).unref();
}

/** @param {unknown} error */
function fail(error) {
  if (!(error instanceof Exit)) leave(undefined);
}

/** @param {number | undefined} exit */
function leave(exit) {
  // A second call, of a handler that caught the first, ends nothing.
  if (hasLeft) return;
  hasLeft = true;
  openLog(false);
  settle(exit);
}
