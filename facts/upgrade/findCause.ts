import { quoteLog } from '../cases/run/quoteLog';

/** What says that something failed, and not what. */
const empty = /^(?:Failed to build|Build failed|Failed to start Rslib CLI)\.?$|^Build errors?:?$/;

/** What a log names as the cause of a failure: its first telling error, else its end. */
export function findCause(log: readonly string[]): string {
  const errors = log
    .filter((line) => /^error\s/.test(line))
    .map((line) => line.replace(/^error\s+/, ''))
    .filter((line) => !empty.test(line));
  // A script that throws says so in the words of Node.js.
  return errors[0] ?? log.find((line) => /^\w*Error\b.*: /.test(line)) ?? quoteLog(log);
}
