import { stripVTControlCharacters } from 'node:util';

const durations: readonly (readonly [RegExp, string])[] = [
  [/\bin \d+(?:\.\d+)? ?(?:ms|s|m)\b/g, 'in <time>'],
  [/\b\d+(?:\.\d+)? ?(?:ms|s)\b(?= \()/g, '<time>'],
];

/**
 * A log without what differs between two runs: colours, times, the folder it ran in. Trailing space
 * and empty lines at both ends go as well.
 */
export function cleanLog(log: string, root: string): string[] {
  let text = stripVTControlCharacters(log).replaceAll('\r', '').replaceAll(root, '<root>');
  for (const [pattern, replacement] of durations) text = text.replace(pattern, replacement);
  const lines = text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
    .split('\n');
  return sortFinishes(lines);
}

const finish = /^ready {3}(?:built|declaration files generated)/;

/** Formats of one build finish in any order: lines that say so and stand together are sorted. */
function sortFinishes(lines: readonly string[]): string[] {
  const sorted: string[] = [];
  let run: string[] = [];
  for (const line of lines) {
    if (finish.test(line)) {
      run.push(line);
      continue;
    }
    sorted.push(...run.sort(), line);
    run = [];
  }
  return [...sorted, ...run.sort()];
}
