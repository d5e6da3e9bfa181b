/** Lines at the end of a log that say most about a failure. */
const lineCount = 6;

/** The end of a log in one line. */
export function quoteLog(log: readonly string[]): string {
  return log.filter(Boolean).slice(-lineCount).join(' | ');
}
