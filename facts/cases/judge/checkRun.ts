import { escapePattern } from '../../../site/escapePattern';
import type { CaseExpectation } from '../defineCase';
import { quoteLog } from '../run/cleanLog';
import type { CaseRun } from '../run/runCase';

/** A statement of a case that did not come true, as a sentence. */
export type Failure = string;

/** Characters of a log that a failure quotes. */
const quoteLength = 600;

const asList = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value;

/** Judges what can be told from the run itself: exit, files, their text, the log. */
export function checkRun(expect: CaseExpectation, run: CaseRun): Failure[] {
  return [
    ...checkExit(expect, run),
    ...checkFiles(expect, run),
    ...checkModes(expect, run),
    ...checkTexts(expect, run),
    ...checkLog(expect, run),
  ];
}

function checkExit({ exit = 0 }: CaseExpectation, run: CaseRun): Failure[] {
  if (run.exit === exit) return [];
  return [`exit is ${run.exit}, expected ${exit}; the log ends with: ${quoteLog(run.log)}`];
}

function checkFiles({ files, anyOf }: CaseExpectation, run: CaseRun): Failure[] {
  const found = run.files.map(({ path }) => path);
  if (files && !isSame(files, found)) {
    return [`files are [${found.join(' ')}], expected [${[...files].sort().join(' ')}]`];
  }
  if (anyOf && !anyOf.some((outcome) => isSame(outcome, found))) {
    return [
      `files are [${found.join(' ')}], which is none of the ${anyOf.length} expected outcomes`,
    ];
  }
  return [];
}

function isSame(expected: readonly string[], found: readonly string[]): boolean {
  return (
    expected.length === found.length &&
    expected.every((name) => found.some((file) => isNamed(file, name)))
  );
}

/** `[hash]` in an expected name stands for a content hash. */
function isNamed(file: string, expected: string): boolean {
  if (!expected.includes('[hash]')) return file === expected;
  const parts = expected.split('[hash]').map(escapePattern);
  return new RegExp(`^${parts.join('[0-9a-f]{8,}')}$`).test(file);
}

function checkModes({ executable = [] }: CaseExpectation, run: CaseRun): Failure[] {
  if (process.platform === 'win32') return [];
  return executable
    .filter((name) => !run.files.some(({ path, isExecutable }) => path === name && isExecutable))
    .map((name) => `${name} is not an executable file`);
}

function checkTexts({ firstLine, contains, lacks }: CaseExpectation, run: CaseRun): Failure[] {
  const failures: Failure[] = [];
  const getText = (file: string): string => {
    const text = run.texts.get(file);
    if (text === undefined) failures.push(`${file} is not among the emitted text files`);
    return text ?? '';
  };
  for (const [file, line] of Object.entries(firstLine ?? {})) {
    const first = getText(file).split('\n', 1)[0];
    if (first !== line) failures.push(`${file} begins with “${first}”, expected “${line}”`);
  }
  for (const [file, parts] of Object.entries(contains ?? {})) {
    const text = getText(file);
    for (const part of asList(parts)) {
      if (!text.includes(part)) failures.push(`${file} does not contain “${part}”`);
    }
  }
  for (const [file, parts] of Object.entries(lacks ?? {})) {
    const text = getText(file);
    for (const part of asList(parts)) {
      if (text.includes(part)) failures.push(`${file} contains “${part}”`);
    }
  }
  return failures;
}

function checkLog({ log, logLacks }: CaseExpectation, run: CaseRun): Failure[] {
  const text = run.log.join('\n');
  return [
    ...asList(log ?? [])
      .filter((part) => !text.includes(part))
      .map((part) => `the log does not contain “${part}”; it says: ${text.slice(0, quoteLength)}`),
    ...asList(logLacks ?? [])
      .filter((part) => text.includes(part))
      .map((part) => `the log contains “${part}”`),
  ];
}
