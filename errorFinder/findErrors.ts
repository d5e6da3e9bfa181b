import { indexMessages } from './nearestMessages';
import type { KnownMessage } from './KnownMessage';

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
    for (const { start, end, messages, values } of pickHits(listHits(lines.join('\n'), known))) {
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

/** Characters that are read: what is behind them is left out, and the reader is told. */
export const longestLog = 1_000_000;

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
      // TypeScript 7 breaks some lines behind the code.
      const next = lines[at + 1] ?? '';
      if (endsWithCode.test(line)) return `${line} ${next.replace(/^\[\w+\] /, '')}`;
      return endsWithCode.test(lines[at - 1] ?? '') ? '' : line;
    });

const endsWithCode = /\berror TS\d{4,5}:$/;

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
        // What has the words is nearer than what has only the code.
        score: 1000 + (hit ? 1 + getCloseness(message, hit.values) : 0),
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
      const rest = text.slice(end, findEnd(text, end));
      const quote = /['"`]$/.exec(parts[index - 1] ?? '')?.[0];
      // A name in quotes ends with them, also where the message goes on in other words.
      const close = quote ? rest.indexOf(quote) : -1;
      const stop = isNear ? next : end + (close < 0 ? rest.length : close);
      values.push(text.slice(end, stop));
      end = stop;
      if (!isNear && close < 0) return score >= fewest ? { end, score, values } : undefined;
    }
    const length = countCommon(flat, end, part);
    end += length;
    score += length;
    if (length === part.length) continue;
    const isCut = /^(?:…|\.{3}|\n|$)/.test(text.slice(end, end + 3));
    const isOtherName = length === 0 || /(?<!\w)['"`][^'"`\s]*$/.test(part.slice(0, length));
    if ((isOtherName && !isCut) || score < (isCut ? fewest : many)) return undefined;
    return { end, score, values };
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
  const getKind = (name: string) =>
    /^\w+:|\.\w+$/
      .exec(name)?.[0]
      .replace(/^\.(?:tsx|[cm]ts)$/, '.ts')
      .replace(/^\.(?:s[ac]ss|less)$/, '.css');
  const kind = getKind(example);
  if (!kind) return 0;
  if (kind === getKind(value)) return 0.5;
  return kind.endsWith(':') ? -0.4 : -0.2;
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
