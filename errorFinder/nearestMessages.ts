import type { KnownMessage } from './KnownMessage';

/** Messages that are shown for a line that none of them is. */
const most = 2;
/** At least this much of the words of both must be the same. */
const least = 0.48;

/** Finds the known messages that share most words with a line; rare words count more. */
export function indexMessages(
  known: readonly KnownMessage[],
): (line: string) => readonly KnownMessage[] {
  const lists = known.map((message) => ({
    message,
    words: listWords(message.pattern),
    names: message.pattern.match(/(['"`])[^'"`{}]+\1/g) ?? [],
  }));
  const counts = new Map<string, number>();
  for (const { words } of lists) {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const weigh = (word: string) => Math.log(1 + known.length / (counts.get(word) ?? 1));
  const sum = (words: Iterable<string>) =>
    [...words].reduce((weight, word) => weight + weigh(word), 0);
  // The page on one type error speaks of any other, too; not of errors in syntax (1) or options (5).
  const typeError = known.filter(({ codes }) => codes.includes('TS2322'));
  return (line) => {
    const own = listWords(line);
    const whole = sum(own);
    const [, code] = /\bTS(\d{4,5}):/.exec(line) ?? [];
    const nearest = lists
      .filter(({ message }) => !code || message.codes.length > 0)
      // A name in the message is what it is about: `(reading 'MODE')`.
      .filter(({ names }) => names.every((name) => line.includes(name)))
      .map(({ message, words }) => {
        const common = sum([...own].filter((word) => words.has(word)));
        return { message, share: common / (Math.sqrt(whole * sum(words)) || 1) };
      })
      .filter(({ share }) => share >= least)
      .sort((a, b) => b.share - a.share)
      .filter(
        ({ message }, index, all) =>
          all.findIndex((one) => one.message.pattern === message.pattern) === index,
      )
      .slice(0, most)
      .map(({ message }) => message);
    return /^(?:2|7|18)\d{3}$/.test(code ?? '') && nearest.length === 0 ? typeError : nearest;
  };
}

/** Words of a message without names and paths of the reader. */
const listWords = (text: string): Set<string> =>
  new Set(
    text
      .replaceAll(/(['"`])[^'"`]*\1|\S*[/\\]\S*|\d+/g, ' ')
      .toLowerCase()
      .match(/[\p{L}.]{3,}/gu)
      ?.map((word) => word.replace(/^\.+|\.+$/g, ''))
      .filter((word) => word !== 'error'),
  );
