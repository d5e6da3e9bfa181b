import { issue, type LocalIssue, type Position } from '../../read/issues';
import type { Rule } from '../../read/rules';
import type { Block } from './blocks';
import type { Fact, Part } from './parts';
import { align, getSharedFacts, type Pair } from './pairs';

/** What a translation has too little, too much or different from the English; outdated blocks left out. */
export function checkParity(pairs: readonly Pair[], page: string): LocalIssue[] {
  const issues: LocalIssue[] = [];
  let line = 1;
  let missing: Block[] = [];
  const flush = (): void => {
    const [first] = missing;
    if (first) issues.push(reportMissing(missing, line));
    missing = [];
  };
  for (const { english, chinese, isOutdated } of pairs) {
    if (english && !chinese && !isOutdated) missing.push(english);
    else flush();
    line = chinese?.line ?? line;
    if (isOutdated || !chinese) continue;
    if (english) issues.push(...comparePair(english, chinese, page));
    else {
      const message = `The English page has no such ${getName(chinese)}: ${excerpt(chinese.text)}`;
      const hint = 'Remove it, or add it to the English page.';
      issues.push(issue(chinese, 'translation-structure', message, hint));
    }
  }
  flush();
  return issues;
}

function reportMissing(blocks: readonly Block[], line: number): LocalIssue {
  const [first] = blocks;
  const what = blocks.length === 1 && first ? getName(first) : `${blocks.length} blocks`;
  const message = `After this ${blocks.length > 1 ? 'are' : 'is'} missing: ${what} of ${nameLines(blocks)} of the English page, ${excerpt(first?.text ?? '')}`;
  return issue({ line }, 'translation-structure', message, 'Translate what is missing.');
}

/** Where blocks begin: `line 4`, `lines 4 to 20`. */
export function nameLines(blocks: readonly Block[]): string {
  const [first, last] = [blocks[0]?.line, blocks.at(-1)?.line];
  return first === last ? `line ${first}` : `lines ${first} to ${last}`;
}

function comparePair(english: Block, chinese: Block, page: string): LocalIssue[] {
  if (english.kind !== chinese.kind) {
    const message = `This is ${addArticle(getName(chinese))}, in English (line ${english.line}) it is ${addArticle(getName(english))}.`;
    return [issue(chinese, 'translation-structure', message, 'Write what the English page has.')];
  }
  if (/\bfence$/.test(english.kind)) return compareCode(english, chinese, page);
  if (english.parts.length === chinese.parts.length) {
    return english.parts.flatMap((part, index) => compareFacts(part, chinese.parts[index] ?? part));
  }
  // A row or item too few or too many: the others are compared with their own.
  const pairs = align(english.parts, chinese.parts, (a, b) => 1 + 3 * getSharedFacts([a], [b]));
  const noun = chinese.kind.endsWith('table') ? 'row' : 'item';
  let { line } = chinese;
  return pairs.flatMap(([part, own]) => {
    line = own?.line ?? line;
    if (part && own) return compareFacts(part, own);
    const message = part
      ? `After this the ${noun} of line ${part.line} of the English page is missing: ${excerpt(part.prose)}`
      : `The English ${noun}s (from line ${english.line} on) have no such one: ${excerpt(own?.prose ?? '')}`;
    const hint = `Write the same ${noun}s in the same order.`;
    return [issue({ line }, 'translation-structure', message, hint)];
  });
}

function compareCode(english: Block, chinese: Block, page: string): LocalIssue[] {
  if (english.text === chinese.text) return [];
  const [own, other] = [chinese.text.split('\n'), english.text.split('\n')];
  const index = own.findIndex((line, place) => line !== other[place]);
  const place = index < 0 ? own.length : index;
  const show = (lines: string[]): string =>
    lines[place] === undefined ? 'nothing' : `\`${lines[place]}\``;
  const message = `The code is not that of the English page: ${show(own)} where line ${english.line + place} has ${show(other)}.`;
  const hint = `\`npm run translations -- --copy-code ${page}\` copies it.`;
  return [issue({ line: chinese.line + place }, 'translation-code', message, hint)];
}

const kinds = {
  shape: { rule: 'translation-structure', noun: '' },
  code: { rule: 'translation-code', noun: 'the code word ' },
  component: { rule: 'translation-component', noun: '' },
  link: { rule: 'translation-link', noun: 'the link ' },
  number: { rule: 'translation-number', noun: 'the number ' },
} as const satisfies Record<Fact['kind'], { rule: Rule; noun: string }>;

const numberWords = 'zero one two three four five six seven eight nine ten'.split(' ');

/** One issue for each kind of fact in which a part differs. */
export function compareFacts(english: Part, chinese: Part): LocalIssue[] {
  const count = ({ facts }: Part, { kind, value }: Fact): number =>
    facts.filter((fact) => fact.kind === kind && fact.value === value).length;
  // Chinese repeats a name where English says “it”, and “two files” may be 2 个文件.
  const isWritten = (fact: Fact): boolean =>
    (fact.kind === 'code' && count(english, fact) > 0) ||
    (fact.kind === 'number' &&
      (count(english, fact) > 0 ||
        new RegExp(`\\b${numberWords[Number(fact.value)] ?? '\\0'}\\b`, 'i').test(english.prose)));
  const differences = new Map<Rule, string[]>();
  const seen = new Set<string>();
  for (const fact of [...english.facts, ...chinese.facts]) {
    const { rule, noun } = kinds[fact.kind];
    const [wanted, found] = [count(english, fact), count(chinese, fact)];
    const key = `${fact.kind} ${fact.value}`;
    if (wanted === found || seen.has(key) || (found > wanted && isWritten(fact))) continue;
    seen.add(key);
    const what = `${noun}${fact.value}`;
    const times = wanted > 0 && found > 0 ? ` (${found} instead of ${wanted})` : '';
    const text = found < wanted ? `${what} is missing${times}` : `${what} is too many${times}`;
    differences.set(rule, [...(differences.get(rule) ?? []), text]);
  }
  return [...differences].map(([rule, list]) => {
    const text = list.join(', ');
    const message = `Compared with line ${english.line} of the English page, ${text}.`;
    const hint = text.startsWith('`')
      ? 'Both pages have the same settings in their front matter.'
      : `The English has: ${excerpt(english.prose)}`;
    return issue(placeOf(chinese), rule, message, hint);
  });
}

const placeOf = ({ line }: Part): Position => ({ line });

const getName = ({ kind }: Block): string =>
  kind
    .split(' ')
    .at(-1)
    ?.replace(/^h(\d)$/, 'heading of level $1') ?? kind;

const addArticle = (name: string): string => (name.startsWith('<') ? name : `a ${name}`);

/** The beginning of a text in one line. */
export function excerpt(text: string, length = 80): string {
  const line = text.replaceAll('\uFFFC', '…').replaceAll(/\s+/g, ' ').trim();
  return `“${line.length > length ? `${line.slice(0, length)}…` : line}”`;
}
