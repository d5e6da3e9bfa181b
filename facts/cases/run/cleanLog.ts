import { stripVTControlCharacters } from 'node:util';
import { hidePaths } from './hidePaths';
import { mendDiagnostics } from './mendDiagnostics';

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

/** What is said of steps that run side by side, in the order that a reader would expect. */
const steps = [
  /^ready {3}built/,
  /^start {3}generating/,
  /^info {4}declaration files prepared/,
  /^ready {3}declaration files/,
] as const;

/**
 * A log without what differs between two runs: colours, times, the folder it ran in, the machine.
 * Trailing space and empty lines at both ends go as well.
 */
export function cleanLog(log: string, root: string): string[] {
  let text = hidePaths(stripVTControlCharacters(mendDiagnostics(log.replaceAll('\r', ''))), root);
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

/** Formats and declarations of one build end in any order: lines that stand together are sorted. */
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
