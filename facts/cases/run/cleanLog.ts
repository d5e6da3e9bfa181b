import { stripVTControlCharacters } from 'node:util';
import { repository } from '../paths';

const durations: readonly (readonly [RegExp, string])[] = [
  [/\bin (?:\d+ ?m )?\d+(?:\.\d+)? ?(?:ms|s|m)\b/g, 'in <time>'],
  [/\b\d+(?:\.\d+)? ?(?:ms|s)\b(?= \()/g, '<time>'],
];

/** What the machine adds to a log; the tool's own words never match. */
const machine: readonly (readonly [RegExp, string])[] = [
  [/\b(?:linux|darwin|win32)-(?:x64|arm64) node-v\d[\w.-]*/g, '<platform> node-<version>'],
  [/thread '[^']+' \(\d+\) panicked/g, "thread '<name>' panicked"],
  [/(?<=the current version is )\d+\.\d+\.\d+/g, '<version>'],
];

/** Lines that tell readers nothing and differ between machines: stack frames, notes of the binding. */
const noise =
  /^\s+at (?:async )?(?:.+ \()?(?:file:|node:|index \d|\/|[A-Z]:|<)|^ObjectRef is not unref/;

/** Messages of steps that run at the same time, in the order that a reader would expect. */
const steps = [
  /^ready {3}built/,
  /^start {3}generating/,
  /^info {4}declaration files prepared/,
  /^ready {3}declaration files/,
] as const;

/**
 * A log without what differs between two runs: colors, times, the folder it ran in, the machine.
 * Trailing space and empty lines at both ends go as well.
 */
export function cleanLog(log: string, root: string): string[] {
  let text = hidePaths(stripVTControlCharacters(fixDiagnostics(log.replaceAll('\r', ''))), root);
  for (const [pattern, replacement] of [...durations, ...machine]) {
    text = text.replace(pattern, replacement);
  }
  const lines = text
    .split('\n')
    .filter((line) => !noise.test(line))
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
    .split('\n');
  return sortSteps(lines);
}

/** Formats and declarations of one build end in any order: lines that are together are sorted. */
function sortSteps(lines: readonly string[]): string[] {
  const sorted: string[] = [];
  let run: { rank: number; line: string }[] = [];
  const endRun = () => {
    run.sort((a, b) => a.rank - b.rank || (a.line < b.line ? -1 : 1));
    sorted.push(...run.map(({ line }) => line));
    run = [];
  };
  for (const line of lines) {
    const rank = steps.findIndex((step) => step.test(line));
    if (rank >= 0) run.push({ rank, line });
    else {
      endRun();
      sorted.push(line);
    }
  }
  endRun();
  return sorted;
}

/** A text without the places of this machine: `<root>` is the case, `<repository>` what is around. */
export function hidePaths(text: string, root: string): string {
  return text.replaceAll(root, '<root>').replaceAll(repository, '<repository>');
}

/**
 * A log without the sizes that the tool prints for files that name the place they were built in
 * (`hidePaths`): such a file grows with the name of the folder. `names` are paths as the log gives them.
 */
export function hideSizes(log: readonly string[], names: readonly string[]): string[] {
  return log.map((line) => {
    const name = names.find((start) => line.startsWith(`${start} `));
    return name === undefined
      ? line
      : name + line.slice(name.length).replaceAll(/\d+(?:\.\d+)? k?B/g, '<size>');
  });
}

const prefix = '[tsgo] ';
const block = /(?:^\[tsgo\] .*\n?)+/gm;

/** Where a line may be torn. */
const gap = '\\s*';
const join = (...parts: string[]) => parts.join(gap);
const paint = (color: number) => `\\u001b\\[${color}m`;
const tinted = (color: number, text: string) => join(paint(color), text, paint(0));

/** The parts of a diagnostic in the colors that TypeScript gives them. */
const place = join(tinted(96, '(.+?)'), ':', tinted(93, '(\\d+)'), ':', tinted(93, '(\\d+)'), '-');
const head = join(tinted(91, 'error'), tinted(90, '(TS\\d+):'));
const diagnostic = new RegExp(join(`(?:${place})?`, head, '([^\\u001b]*)'), 'g');
const summary = new RegExp(
  `^(Found \\d+ errors?[^\\u001b\\n]*)(?:${join('', paint(90), '(:\\d+)')})?`,
  'm',
);

/**
 * Diagnostics of TypeScript 7 as it wrote them, in a log that still has its colors. The tool puts a
 * prefix and a line break wherever it happened to read a piece of them, and drops pieces that are
 * white space, so that no two logs are the same: the parts are found by their colors and put
 * together again. The lines of source that TypeScript quotes cannot be, and are left out.
 */
function fixDiagnostics(log: string): string {
  return log.replace(block, (torn) => {
    const text = torn.replaceAll(prefix, '');
    const lines = [...text.matchAll(diagnostic)].flatMap(([, name, line, column, id, message]) => {
      const where = name ? `${name}:${line}:${column} - ` : '';
      const [first = '', ...chain] = splitMessage(message ?? '');
      return [`${where}error ${id}: ${first}`, ...chain.map((part) => `  ${part}`)];
    });
    const [, found, at = ''] = summary.exec(text) ?? [];
    if (found) lines.push(found + at);
    return lines.map((line) => `${prefix}${line}\n`).join('');
  });
}

/** Lines of a message; what is not colored and follows the last one is the summary. */
function splitMessage(message: string): string[] {
  const lines = message.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !/^Found \d+ errors?/.test(line));
}

/** Lines at the end of a log that say most about a failure. */
const lineCount = 6;

/** The end of a log in one line. */
export function quoteLog(log: readonly string[]): string {
  return log.filter(Boolean).slice(-lineCount).join(' | ');
}
