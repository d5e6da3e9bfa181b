import type { LocalFault, Position } from '../../read/faults';
import type { Located, LocatedEntry, Parsed } from '../../read/located';

const shape = 'Write `{ "same": [["cjs", "commonjs"]], "leadsTo": { "outdir": ["distPath"] } }`.';

/** `site/synonyms.json` holds groups of words that mean the same, and words with those they lead to. */
export function checkSynonyms({ node, fault }: Parsed): LocalFault[] {
  if (!node) return [fault];
  const entries = node.type === 'object' ? node.entries : [];
  const same = entries.find(({ key }) => key === 'same')?.value;
  const leadsTo = entries.find(({ key }) => key === 'leadsTo')?.value;
  if (same?.type !== 'list' || leadsTo?.type !== 'object') {
    return [report(node, 'The file lacks the list `same` or the object `leadsTo`.', shape)];
  }
  return [
    ...entries
      .filter(({ key }) => key !== 'same' && key !== 'leadsTo')
      .map((entry) => report(entry, `Nobody reads \`${entry.key}\`.`, shape)),
    ...same.items.flatMap((group) => checkWords(group, 2)),
    ...leadsTo.entries.flatMap((entry) => checkLead(entry, leadsTo.entries)),
  ];
}

function checkLead(entry: LocatedEntry, all: readonly LocatedEntry[]): LocalFault[] {
  const first = all.find(({ key }) => key === entry.key);
  if (first && first !== entry) {
    const message = `\`${entry.key}\` is defined by line ${first.line} already.`;
    return [report(entry, message, 'Put all its words into one list.')];
  }
  return checkWords(entry.value, 1, entry.key);
}

/** A list of so many words or more, each once, and none of them the word that leads there. */
function checkWords(list: Located, atLeast: number, from?: string): LocalFault[] {
  if (list.type !== 'list' || list.items.length < atLeast) {
    const count = atLeast === 1 ? 'a word' : `${atLeast} words`;
    return [
      report(list, 'This is no list of words, or too short a one.', `Name ${count} or more.`),
    ];
  }
  const seen = new Set(from === undefined ? [] : [from]);
  return list.items.flatMap((item) => {
    const word = item.type === 'scalar' ? item.value : undefined;
    if (typeof word !== 'string' || !/[\p{L}\p{N}]/u.test(word)) {
      return [report(item, 'This is no word.', 'Write a text with letters or digits.')];
    }
    if (seen.has(word)) return [report(item, `\`${word}\` stands here already.`, 'Remove it.')];
    seen.add(word);
    return [];
  });
}

const report = ({ line, column }: Position, message: string, hint: string): LocalFault => ({
  line,
  column,
  rule: 'synonym-type',
  message,
  hint,
});
