import { quote, type ValueCheck, unknown } from './rule';

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const countWords = words.slice(2).join('|');

/**
 * As many as there are, as a case here has, or as `<Steps>` of the page. Right: "It writes three files." Wrong: "It
 * writes four files."
 */
export const checkCounts: ValueCheck = (at, { counts, citedCases, sectionCases }) => {
  const cases = [...citedCases, ...sectionCases];
  const nouns = [...Object.keys(counts), 'files'].join('|');
  const pattern = `(?<![\\w.-])(${countWords}|\\d{1,2}) (?:output )?(${nouns})\\b`;
  const found = at.text.matchAll(new RegExp(pattern, 'g'));
  return [...found].flatMap(([phrase, word = '', noun = '']) => {
    const count = words.includes(word) ? words.indexOf(word) : Number(word);
    const kind = (['files', 'formats', 'items'] as const).find((one) => noun.endsWith(one));
    const here = kind && noun !== 'more formats' ? cases.flatMap((one) => one.counts[kind]) : [];
    const known = [...(counts[noun] ?? []), ...here];
    if (known.length === 0 || known.includes(count)) return [];
    return [
      unknown(
        at,
        `“${phrase}”: the facts, cases and steps here know ${quote(known.map((one) => words[one] ?? String(one)))}.`,
      ),
    ];
  });
};

/**
 * As many items as the sentence announces, after a colon in it or in the list or table below it. Right: "It has two
 * files: `a.js` and `a.d.ts`." Wrong: "It has three files: `a.js` and `a.d.ts`."
 */
export const checkItems: ValueCheck = (at) => {
  const text = at.text.replaceAll(/`[^`]*`/g, '`');
  const announced = new RegExp(
    `(?<!\\b(?:the|all) )\\b(${countWords})(?: [^ :]+){0,4}:(?: (.*))?$`,
    'i',
  );
  const [, word = '', tail] = announced.exec(text) ?? [];
  const known = tail
    ? [...separators.map((one) => tail.split(one).length), tail.match(/`/g)?.length ?? 0]
    : [at.below?.items ?? 0];
  const count = words.indexOf(word.toLowerCase());
  if (!word || known.every((one) => one < 2) || known.includes(count)) return [];
  const place = tail ? `“${tail}”` : `the list or table in line ${at.below?.line}`;
  const found = quote(known.filter((one) => one > 1).map(String));
  return [unknown(at, `“${word}” is announced, and ${place} has ${found}.`)];
};

const separators = [/, (?:and |or )?| and | or |; /, /, (?:and |or )?|; /, /,? (?:and|or) /];
