import { cleanLog } from './cleanLog';
import type { KnownMessage } from './KnownMessage';
import { findMessages } from './matchMessages';
import { indexMessages } from './nearestMessages';

export interface FoundError {
  /** What the log has. */
  line: string;
  /** Lines of the log, from 1, and `src/index.ts:1:14` where the log names it. */
  at: { number: number; place?: string | undefined }[];
  /** What varies, in the order of the pattern. */
  values: readonly string[];
  /** More than one where several causes have this message; of a line that no page has, those like it. */
  messages: readonly KnownMessage[];
}

export interface LogErrors {
  found: FoundError[];
  /** Known messages without a cause: `Failed to build.` */
  summaries: FoundError[];
  /** Lines that look like errors, and no page has. */
  unknown: FoundError[];
  /** Whether the end of the log was left out. */
  isCut: boolean;
}

/** Lines that no page knows are shown up to this number. */
const mostUnknown = 20;

/** The errors of a log, with the known messages nearest to those that no page has; a long one with pauses. */
export async function explainLog(
  log: string,
  known: readonly KnownMessage[],
  pause?: () => Promise<unknown>,
): Promise<LogErrors> {
  let errors = findErrors('', known);
  for (errors of searchLog(log, known)) await pause?.();
  const findNearest = indexMessages(known);
  const unknown = errors.unknown
    .slice(0, mostUnknown)
    .map((error) => ({ ...error, messages: findNearest(error.line) }))
    // All lines of a short text are looked at; not all are messages.
    .filter(({ line, messages }) => messages.length > 0 || isErrorLine(line));
  return { ...errors, unknown };
}

/** The known messages of a log in their order, each once, and lines that look like errors of others. */
export const findErrors = (log: string, known: readonly KnownMessage[]): LogErrors =>
  [...searchLog(log, known)].at(-1) ?? { found: [], summaries: [], unknown: [], isCut: false };

/** Characters that are searched at once, in some 10 ms. */
const partLength = 25_000;
/** Lines around a part that are read with it: a message goes on in them, or they name its file. */
const context = 20;

/** What was found so far, after each part of the log. */
function* searchLog(log: string, known: readonly KnownMessage[]): Generator<LogErrors> {
  const isCut = log.length > longestLog;
  const errors: LogErrors = { found: [], summaries: [], unknown: [], isCut };
  const byKey = new Map<string, FoundError>();
  const add = (list: FoundError[], key: string, error: FoundError): void => {
    const same = byKey.get(key);
    if (same) same.at.push(...error.at);
    else list.push(error);
    byKey.set(key, same ?? error);
  };
  const all = log.slice(0, longestLog).split('\n');
  const isShort = all.filter((line) => line.trim()).length <= shortText;
  for (let from = 0, to = 0; from < all.length; from = to) {
    for (let length = 0; to < all.length && length < partLength; to++) {
      length += (all[to]?.length ?? 0) + 1;
    }
    const first = Math.max(0, from - context);
    const lines = cleanLog(all.slice(first, to + context).join('\n'));
    const isOwn = (at: number) => at >= from - first && at < to - first;
    const starts = listStarts(lines);
    const covered = new Set<number>();
    for (const { start, end, messages, values } of findMessages(lines.join('\n'), known)) {
      const at = findLine(starts, start);
      for (let line = at; (starts[line] ?? end) < end; line++) covered.add(line);
      if (!isOwn(at)) continue;
      const line = lines[at] ?? '';
      const place = { number: first + at + 1, place: findPlace(lines, at) };
      const key = messages.map(({ href }) => href).join() + values.join();
      const list = saysWhy(line) ? errors.found : errors.summaries;
      add(list, key, { line, at: [place], values, messages });
    }
    for (const [at, key] of listUnknown(lines, covered, isShort)) {
      const line = lines[at] ?? '';
      const place = { number: first + at + 1 };
      if (isOwn(at)) add(errors.unknown, key, { line, at: [place], values: [], messages: [] });
    }
    yield errors;
  }
}

/** Characters that are read: what comes after them is left out, and the reader is told. */
export const longestLog = 1_000_000;

function listStarts(lines: readonly string[]): number[] {
  let start = 0;
  return lines.map((line) => {
    const own = start;
    start += line.length + 1;
    return own;
  });
}

/** The line that has a position. */
const findLine = (starts: readonly number[], position: number): number =>
  starts.findLastIndex((start) => start <= position);

/** `src/index.ts:1:14` in the line, or in one of the three above: Rspack writes `File: ./src/index.ts:1:1-36`. */
function findPlace(lines: readonly string[], at: number): string | undefined {
  const own = /(?:^|[\s(])([\w@./\\-]+\.\w+[:(]\d+[:,]\d+)/.exec(lines[at] ?? '')?.[1];
  if (own) return own.replace('(', ':').replace(',', ':');
  return lines
    .slice(Math.max(0, at - 3), at)
    .map((line) => /^File: (?:\.\/)?(\S+?)(?:-\d+)?$/.exec(line)?.[1])
    .findLast(Boolean);
}

const isErrorLine = (line: string): boolean =>
  /^(?:\S+ )?(?:error|×|✖|✘|ERR!|fatal|panic|warn(?:ing)?)\b|^(?:╰─▶ )?[×✖✘]|\bTS\d{4}|\bERR_\w+|\b\w*(?:Error|Exception):|\b(?:failed to|cannot|can't|could not|unable to|not found|is not)\b/i.test(
    line,
  ) &&
  // Nor the details of a type error.
  !/^(?:\[ts(?:c|go)\] (?!.*\bTS\d{4})|at |\d+ [│|]|[│|·╭─]|╰(?!─▶)|\*)|:$/.test(line);

/** They say that something failed, and not why; or are of a package manager, which only ran the command. */
const summary =
  /^(?:Failed to generate|build failed in|Rspack build failed|Error occurred in|Found \d+ error|Syntax Error: |note: run with|thread '|command failed with exit code|npm (?:warn|notice|(?:error|ERR!) (?:code|errno|syscall|path|command|workspace|location|Lifecycle|A complete log|in workspace|at location))\b)/i;

/** Whether a line has a reason: `Failed to build.` has none. */
const saysWhy = (line: string): boolean =>
  !/^(?:Failed to (?:build|start|inspect|generate)|API Extractor error|ObjectRef is not unref)\b/.test(
    stripPrefix(line),
  );

/** A line without what draws a tree before it: `╰─▶ ×`. */
export const stripFrame = (line: string): string => line.replace(/^[\s×✖✘│╰├─▶⚠]+/, '');

/** A message without what the tool puts before it: `error   [tsc] src/index.ts:3:14 - TS2883: …`. */
export const stripPrefix = (line: string): string =>
  line.replace(
    /^(?:(?:error|Error:|warn(?:ing)?|info)\b:?\s+|\[[\w:.-]+\]\s+|[×✖✘│╰├─▶⚠]+\s*|[\w@./\\-]+\.\w+[:(]\d+[:,]\d+\)?(?: -|:)\s+)+/,
    '',
  );

/** Lines of a short text are all meant. */
const shortText = 3;

/** Lines that look like errors, and what is the same in those that differ in numbers alone. */
function listUnknown(
  lines: readonly string[],
  covered: ReadonlySet<number>,
  isShort: boolean,
): [number, string][] {
  return lines.flatMap((line, at): [number, string][] => {
    if (covered.has(at) || line.length > 2000 || !(isShort || isErrorLine(line))) return [];
    const message = stripPrefix(line);
    const isMessage = !summary.test(message) && (message.match(/\p{L}{2,}/gu)?.length ?? 0) >= 3;
    return isMessage ? [[at, message.replaceAll(/\d+/g, '0')]] : [];
  });
}
