import type { LocalFault } from '../../../read/faults/Fault';
import { codeMark, type Passage } from '../Passage';

/** Prose of several pages by any key, checked in one go: opening the dictionaries takes longest. */
export async function checkSpelling(
  pages: ReadonlyMap<string, readonly Passage[]>,
  words: readonly string[],
): Promise<Map<string, LocalFault[]>> {
  const { spellCheckDocument } = await import('cspell-lib');
  const places: { from: number; key: string; passage: Passage }[] = [];
  let text = '';
  for (const [key, passages] of pages) {
    for (const passage of passages) {
      places.push({ from: text.length, key, passage });
      text += `${passage.text.replaceAll(codeMark, ' ')}\n\n`;
    }
  }
  const { issues } = await spellCheckDocument(
    { uri: 'text://pages.txt', text, languageId: 'plaintext', locale: 'en-GB' },
    { generateSuggestions: true, noConfigSearch: true, numSuggestions: 3 },
    // British spelling; names of software are known, `words` are ours.
    {
      language: 'en-GB',
      dictionaries: ['softwareTerms', 'typescript', 'node', 'npm', 'html', 'css'],
      words: [...words],
      minWordLength: 3,
      maxDuplicateProblems: 1000,
      maxNumberOfProblems: 10_000,
    },
  );
  const faults = new Map([...pages.keys()].map((key): [string, LocalFault[]] => [key, []]));
  for (const { text: word, offset, suggestions = [] } of issues) {
    const place = places.findLast(({ from }) => from <= offset);
    if (!place) continue;
    const [first] = suggestions;
    faults.get(place.key)?.push({
      line: place.passage.getLine(offset - place.from),
      rule: 'prose-spelling',
      message: `“${word}” is in no dictionary.`,
      hint:
        (first ? `Did you mean “${first}”? ` : '') +
        'A word of ours belongs into build/check/prose/words/spelling.txt, code into backticks.',
    });
  }
  return faults;
}
