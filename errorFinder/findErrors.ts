import { indexMessages } from './nearestMessages';
import type { KnownMessage } from './KnownMessage';

export interface FoundError {
  /** What the log has. */
  line: string;
  /** Line numbers in the log, from 1. */
  at: number[];
  /** `src/index.ts:1:14`, where the log names it. */
  place?: string;
  /** What varies, in the order of the pattern. */
  values: readonly string[];
  /** More than one where several causes have this message. */
  messages: readonly KnownMessage[];
}

/** A line that looks like an error, and no page has. */
interface UnknownError {
  line: string;
  at: number[];
}

export interface LogErrors {
  found: FoundError[];
  unknown: UnknownError[];
  /** Whether the end of the log was left out. */
  isCut: boolean;
}

export interface ExplainedLog extends LogErrors {
  unknown: (UnknownError & { nearest: readonly KnownMessage[] })[];
}

/** Lines that no page knows are shown up to this number. */
const mostUnknown = 20;

/** The known messages of a log, and for lines that look like errors of others the known ones that are nearest. */
export function explainLog(log: string, known: readonly KnownMessage[]): ExplainedLog {
  const errors = findErrors(log, known);
  const findNearest = indexMessages(known);
  const unknown = errors.unknown.map((one) => ({ ...one, nearest: findNearest(one.line) }));
  return { ...errors, unknown };
}

/** The known messages of a log in their order, each once, and lines that look like errors of others. */
export function findErrors(log: string, known: readonly KnownMessage[]): LogErrors {
  const lines = cleanLog(log);
  const text = lines.join('\n');
  const starts = listStarts(lines);
  const found = new Map<string, FoundError>();
  const covered = new Set<number>();
  for (const { start, end, messages, values } of pickHits(listHits(text, known))) {
    const at = findLine(starts, start);
    for (let line = at; (starts[line] ?? end) < end; line++) covered.add(line);
    const line = lines[at] ?? '';
    const key = messages.map(({ href }) => href).join() + values.join();
    const same = found.get(key);
    if (same) same.at.push(at + 1);
    else {
      const place = findPlace(lines, at);
      found.set(key, { line, at: [at + 1], values, messages, ...(place && { place }) });
    }
  }
  const unknown = listUnknown(lines, covered);
  return { found: [...found.values()], unknown, isCut: log.length > longestLog };
}

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

interface Hit {
  start: number;
  end: number;
  score: number;
  message: KnownMessage;
  values: string[];
}

function listHits(text: string, known: readonly KnownMessage[]): Hit[] {
  // Terminals and CI wrap lines.
  const flat = text.replaceAll('\n', ' ');
  const hits = known
    .filter(({ codes }) => codes.length === 0)
    .flatMap((message) => listTextHits(text, flat, message));
  for (const { 0: code, index: start } of text.matchAll(/\bTS\d{4,5}(?=:)/g)) {
    const end = findEnd(text, start);
    for (const message of known.filter(({ codes }) => codes.includes(code))) {
      const [hit] = listTextHits(text.slice(0, end), flat.slice(0, end), message, start);
      hits.push({
        start,
        end,
        message,
        values: hit?.values ?? [],
        score: 1000 + (hit ? getCloseness(message, hit.values) : 0),
      });
    }
  }
  return hits;
}

/** Characters that a cut message must have. */
const fewest = 20;
/** Characters after which a message may go on in other words. */
const many = 40;
const longestValue = 300;
const mostHits = 500;

function listTextHits(text: string, flat: string, message: KnownMessage, from = 0): Hit[] {
  const parts = message.pattern.replace(/^\{\}\s*/, '').split('{}');
  const key = parts[0]?.slice(0, 24) ?? '';
  if (key.trim().length < 4) return [];
  const hits: Hit[] = [];
  for (let start = flat.indexOf(key, from); start >= 0 && hits.length < mostHits;) {
    const isWord = /\w/.test(key[0] ?? '') && /\w/.test(flat[start - 1] ?? '');
    const match = isWord ? undefined : matchAt(text, flat, start, parts);
    if (match) {
      const score =
        match.score + getCloseness(message, match.values) + (message.isSection ? 0.1 : 0);
      hits.push({ ...match, start, message, score });
    }
    start = flat.indexOf(key, match?.end ?? start + key.length);
  }
  return hits;
}

function matchAt(
  text: string,
  flat: string,
  start: number,
  parts: readonly string[],
): Pick<Hit, 'end' | 'score' | 'values'> | undefined {
  const values: string[] = [];
  let end = start;
  let score = 0;
  for (const [index, part] of parts.entries()) {
    if (index > 0) {
      const next = part ? flat.indexOf(part, end) : findEnd(text, end);
      const isNear = next >= 0 && next - end <= longestValue;
      const stop = isNear ? next : findEnd(text, end);
      values.push(text.slice(end, stop));
      end = stop;
      if (!isNear) return score >= fewest ? { end, score, values } : undefined;
    }
    const length = countCommon(flat, end, part);
    end += length;
    score += length;
    if (length === part.length) continue;
    const isCut = /^(?:…|\.{3}|\n|$)/.test(text.slice(end, end + 3));
    return score >= (isCut ? fewest : many) ? { end, score, values } : undefined;
  }
  return { end, score, values };
}

function countCommon(text: string, at: number, part: string): number {
  let length = 0;
  while (length < part.length && text[at + length] === part[length]) length++;
  return length;
}

const findEnd = (text: string, at: number): number => {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
};

/** How well the page's example fits: `node:path` is nearer to `node:fs` than `bun:sqlite` is. */
function getCloseness({ examples }: KnownMessage, values: readonly string[]): number {
  const [example, value] = [examples[0], values[0]];
  if (example === undefined || value === undefined) return 0;
  if (example === value) return 0.9;
  const getKind = (name: string) => /^\w+:|\.\w+$/.exec(name)?.[0];
  const kind = getKind(example);
  if (!kind) return 0;
  return kind === getKind(value) ? 0.5 : -0.2;
}

interface PickedHit extends Omit<Hit, 'message' | 'score'> {
  messages: KnownMessage[];
}

/** The best of those that overlap, all of them where they are equally good; in the order of the log. */
function pickHits(hits: readonly Hit[]): PickedHit[] {
  const picked: (PickedHit & { score: number })[] = [];
  const taken = new Map<number, PickedHit & { score: number }>();
  const width = 16;
  for (const { message, ...hit } of [...hits].sort((a, b) => b.score - a.score)) {
    const slots = [];
    for (let slot = Math.floor(hit.start / width); slot * width < hit.end; slot++) slots.push(slot);
    const other = slots
      .map((slot) => taken.get(slot))
      .find((one) => one && one.start < hit.end && hit.start < one.end);
    if (!other) {
      const own = { ...hit, messages: [message] };
      picked.push(own);
      for (const slot of slots) taken.set(slot, own);
    } else if (other.start === hit.start && other.score === hit.score) {
      if (!other.messages.some(({ href }) => href === message.href)) other.messages.push(message);
    }
  }
  return picked.sort((a, b) => a.start - b.start);
}

function listStarts(lines: readonly string[]): number[] {
  let start = 0;
  return lines.map((line) => {
    const own = start;
    start += line.length + 1;
    return own;
  });
}

/** The line that has a position. */
function findLine(starts: readonly number[], position: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

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
  /^(?:\S+ )?(?:error|×|✖|✘|ERR!|fatal|panic|warn(?:ing)?)\b|^(?:╰─▶ )?[×✖✘]|\b(?:TS|ERR_)\w+|\b\w*(?:Error|Exception):|\b(?:failed to|cannot|can't|could not|unable to|not found|is not)\b/i.test(
    line,
  ) && !/^(?:at |\d+ [│|]|[│|·╭─]|╰(?!─▶)|\*)|:$/.test(line);

/** They say that something failed, and not why. */
const summary =
  /^(?:build failed in|Rspack build failed|Error occurred in|Found \d+ error|note: run with|thread ')/;

/** Whether a line has a reason: `Failed to build.` has none. */
export const saysWhy = (line: string): boolean =>
  !/^Failed to (?:build|start|inspect|generate)\b/.test(stripPrefix(line));

/** A message without what the tool puts before it: `error   [tsc] src/index.ts:3:14 - TS2883: …`. */
export const stripPrefix = (line: string): string =>
  line.replace(
    /^(?:(?:error|Error:|warn(?:ing)?|info)\b:?\s+|\[[\w:.-]+\]\s+|[×✖✘│╰─▶⚠]+\s*|[\w@./\\-]+\.\w+[:(]\d+[:,]\d+\)?(?: -|:)\s+)+/,
    '',
  );

/** Lines of a short text are all meant. */
const shortText = 3;

function listUnknown(lines: readonly string[], covered: ReadonlySet<number>): UnknownError[] {
  const isShort = lines.filter(Boolean).length <= shortText;
  const unknown = new Map<string, UnknownError>();
  for (const [at, line] of lines.entries()) {
    if (covered.has(at) || line.length > 2000 || !(isShort || isErrorLine(line))) continue;
    const message = stripPrefix(line);
    if (summary.test(message) || (message.match(/\p{L}{2,}/gu)?.length ?? 0) < 3) continue;
    const key = message.replaceAll(/\d+/g, '0');
    const same = unknown.get(key);
    if (same) same.at.push(at + 1);
    else if (unknown.size < mostUnknown) unknown.set(key, { line, at: [at + 1] });
  }
  return [...unknown.values()];
}
