/** Characters that are read: what is behind them is left out, and the reader is told. */
export const longestLog = 1_000_000;

// Colors, cursor movements, titles and links of terminals: https://ecma-international.org/publications-and-standards/standards/ecma-48/
const controls =
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  /\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[@-_]|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

/** `2026-01-01T10:00:00.000Z`, `[10:00:00]`, and what CI puts before: `build	UNKNOWN STEP	…`. */
const stamps =
  /^(?:[^\t\n]*\t)?(?:\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[.,\d]*(?:Z|[+-]\d\d:?\d\d)?\]?|\[?\d\d:\d\d:\d\d(?:[.,]\d+)?\]?)(?: (?:AM|PM)\b)?[ \t]*/;

/** The lines of a terminal's output as a reader sees them: without colors, timestamps and progress. */
export const cleanLog = (log: string): string[] =>
  log
    .slice(0, longestLog)
    .replaceAll(controls, '')
    .split(/\r*\n/)
    .map((line) =>
      line
        // What is printed over a line replaces it.
        .replace(/^.*\r(?=.)/, '')
        .replace(stamps, '')
        .replaceAll(/[ \t\u00a0]+/g, ' ')
        .trim(),
    );
