import type { KnownMessage } from './KnownMessage';

export interface MessageHit {
  /** Where it is in the text. */
  start: number;
  end: number;
  /** More than one where they match equally well. */
  messages: KnownMessage[];
  /** What varies, in the order of the pattern. */
  values: string[];
}

/** The known messages of a text in their order: where several overlap, those that match best. */
export const findMessages = (text: string, known: readonly KnownMessage[]): MessageHit[] =>
  pickHits(listHits(text, known));

interface Hit extends Omit<MessageHit, 'messages'> {
  score: number;
  message: KnownMessage;
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

/** How well the page's example fits, less than a character does: a `.css` is no `.vue`, one of any name may be. */
function getCloseness({ examples }: KnownMessage, values: readonly string[]): number {
  const [example, value] = [examples[0], values[0]];
  if (example === undefined || value === undefined) return 0;
  if (example === value) return 1;
  const getKind = (name: string) =>
    /^\w+:|\.\w+$/
      .exec(name)?.[0]
      .replace(/^\.(?:tsx|[cm]ts)$/, '.ts')
      .replace(/^\.(?:s[ac]ss|less)$/, '.css');
  const kind = getKind(example);
  if (!kind) return 0;
  return kind === getKind(value) ? 0.5 : -0.2;
}

/** The best of those that overlap, all of them where they are equally good; in the order of the log. */
function pickHits(hits: readonly Hit[]): MessageHit[] {
  const picked: (MessageHit & { score: number })[] = [];
  const taken = new Map<number, MessageHit & { score: number }>();
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
