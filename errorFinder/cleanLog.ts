// Colors, cursor movements, titles and links of terminals: https://ecma-international.org/publications-and-standards/standards/ecma-48/
const controls =
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  /\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b\n]*(?:\x07|\x1b\\)|\x1b[@-_]|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

/** A terminal's output without its colors and other sequences; lines keep their numbers. */
export const stripControls = (log: string): string => log.replaceAll(controls, '');

/** `2026-01-01T10:00:00.000Z`, `[10:00:00]`, and what CI puts before: `build	UNKNOWN STEP	…`. */
const stamps =
  /^(?:[^\t\n]*\t)?(?:\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[.,\d]*(?:Z|[+-]\d\d:?\d\d)?\]?|\[?\d\d:\d\d:\d\d(?:[.,]\d+)?\]?)(?: (?:AM|PM)\b)?[ \t]*(?:##\[\w+\])?/;

/** The lines of a terminal's output as a reader sees them: without colors, timestamps and progress. */
export const cleanLog = (log: string): string[] =>
  stripControls(log)
    .split(/\r*\n/)
    .map((line) =>
      line
        // What is printed over a line replaces it.
        .replace(/^.*\r(?=.)/, '')
        .replace(stamps, '')
        .replaceAll(/[ \t\u00a0]+/g, ' ')
        .trim()
        // What Node.js shows of its own source, and of the error that it has shown before.
        .replace(/^(?:(?:throw|return) new ERR_\w+\(.*|code: 'ERR_\w+',?)$/, ''),
    )
    .map((line, at, lines) => {
      // TypeScript 7 breaks some lines after the code.
      const next = lines[at + 1] ?? '';
      if (endsWithCode.test(line)) return `${line} ${next.replace(/^\[\w+\] /, '')}`;
      return endsWithCode.test(lines[at - 1] ?? '') ? '' : line;
    });

const endsWithCode = /\berror TS\d{4,5}:$/;
