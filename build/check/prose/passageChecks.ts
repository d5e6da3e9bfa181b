import { readFileSync } from 'node:fs';
import path from 'node:path';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { escapePattern } from '../../../site/escapePattern';
import { issue, type LocalIssue } from '../../read/issues';
import { codeMark, type Passage, readPassages } from './passages';

/** The longest sentence that is read in one go: readers of a second language lose the thread after it. */
const wordsPerSentence = 28;
const sentencesPerParagraph = 5;
const wordsPerParagraph = 80;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const word = new RegExp(`[\\p{L}\\p{N}${codeMark}]`, 'u');

const countWords = (text: string): number =>
  text.split(/\s+/).filter((part) => word.test(part)).length;

/** Sentences and paragraphs that are too long to be read at a glance. */
export function checkLength({ kind, text, getLine }: Passage): LocalIssue[] {
  if (kind !== 'paragraph') return [];
  const found = [...sentences.segment(text)].filter(({ segment }) => segment.trim());
  const long = found.flatMap(({ segment, index }) => {
    const count = countWords(segment);
    if (count <= wordsPerSentence) return [];
    const message = `This sentence has ${count} words, at most ${wordsPerSentence} are read in one go.`;
    return [tooLong(getLine(index), message, 'Make two of it, or a list.')];
  });
  const count = countWords(text);
  if (found.length <= sentencesPerParagraph && count <= wordsPerParagraph) return long;
  const message =
    `This paragraph has ${found.length} sentences and ${count} words, ` +
    `at most ${sentencesPerParagraph} and ${wordsPerParagraph} are read at a glance.`;
  return [...long, tooLong(getLine(0), message, 'Divide it where a new thought begins.')];
}

/** The same for a document outside of the site. */
export const checkDocument = (markdown: string): LocalIssue[] =>
  readPassages(markdown).flatMap(checkLength);

const tooLong = (line: number, message: string, hint: string): LocalIssue =>
  issue({ line }, 'prose-long', message, hint);

const absoluteWord =
  /(?<!not |n't |[\w-])(?:never|always|only|whatever|whichever|no matter|regardless|guarantee[sd]?|without exception|(?:a(?:ll|ny)|every) formats?)(?![\w-])/i;

/** Sentences that leave no exception, and name no case that tried to find one. */
export function checkAbsoluteWords({ kind, text, tested, getLine, quote }: Passage): LocalIssue[] {
  if (kind !== 'paragraph' && kind !== 'cell') return [];
  return [...sentences.segment(text)].flatMap(({ segment, index }) => {
    const match = absoluteWord.exec(segment);
    const end = index + segment.length;
    const isTested = tested.some(
      (offset) => offset === Infinity || (offset > index && offset <= end),
    );
    if (!match || isTested) return [];
    const message = `“${quote(index + match.index)}”: nothing has tried to break “${match[0]}”.`;
    const hint = 'Say when it holds, or name the case that tried it: <Tested cases="…" />.';
    return [issue({ line: getLine(index + match.index) }, 'prose-absolute', message, hint)];
  });
}

const grammar = unified()
  .use(retextEnglish)
  .use(retextIndefiniteArticle)
  .use(retextRepeatedWords)
  .freeze();

/** Words written twice, and "a" or "an" before the wrong sound: what is left of a sentence that was changed. */
export function checkGrammar({ text, getLine }: Passage): LocalIssue[] {
  const file = new VFile(text);
  grammar.runSync(grammar.parse(file), file);
  return file.messages.map(({ reason, place }) => {
    const { offset = 0 } = (place && 'start' in place ? place.start : place) ?? {};
    const hint = 'Read the sentence again: was a word next to it changed?';
    return issue({ line: getLine(offset) }, 'prose-grammar', `${reason}.`, hint);
  });
}

export interface UnwantedWord {
  /** Found as a whole word, in any case. */
  word: string;
  /** What to write; nothing to leave the word out. */
  instead?: string;
  why: string;
}

/** Words that tell readers nothing, or that this site writes in another way. */
export function checkWords(
  { text, getLine }: Passage,
  unwanted: readonly UnwantedWord[],
): LocalIssue[] {
  return unwanted.flatMap(({ word, instead, why }) =>
    [...text.matchAll(toWordPattern(word))].map((match) =>
      issue(
        { line: getLine(match.index) },
        'prose-word',
        `“${match[0]}”: ${why}`,
        instead ? `Write “${instead}”.` : 'Leave it out, or say what is meant.',
      ),
    ),
  );
}

const toWordPattern = (word: string): RegExp =>
  new RegExp(`(?<![\\w.-])${escapePattern(word)}(?![\\w-]|\\.\\w)`, 'gi');

/** Names that are also words of English: in a sentence they may begin with a small letter. */
export interface NameList {
  names: readonly string[];
  alsoWords: readonly string[];
}

/** Names that are not written as their owners write them: `Javascript`, `Github`, `NPM`. */
export function checkNames({ kind, text, getLine }: Passage, { names }: NameList): LocalIssue[] {
  // Headings and titles name values and exports, `umd` and `rspack`, without marks.
  const mayBeCode = kind === 'heading' || kind === 'frontMatter';
  return names.flatMap((name) =>
    [...text.matchAll(toNamePattern(name))]
      .filter(([found]) => found !== name && !(mayBeCode && found === name.toLowerCase()))
      .map((match) =>
        issue(
          { line: getLine(match.index) },
          'prose-name',
          `“${match[0]}” is written “${name}”.`,
          `Write “${name}”; put what is code into backticks.`,
        ),
      ),
  );
}

const toNamePattern = (name: string): RegExp =>
  new RegExp(`(?<![\\w./@-])${escapePattern(name)}(?![\\w-]|\\.\\w|/)`, 'gi');

/** Headings are sentences: after the first word only names begin with a capital letter. */
export function checkHeadingCase(
  { kind, text, getLine, quote }: Passage,
  { names, alsoWords }: NameList,
): LocalIssue[] {
  if (kind !== 'heading') return [];
  const bare = [...names, ...alsoWords]
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, name.toLowerCase()), text);
  // A new sentence begins after `.`, `:`, `?` and a number.
  const [, first] =
    /(?:[^.:?\d\s]\S*|\d+)\s+(?:\S+\s+)*?(?<![.:?]\s)([A-Z][a-z]+)/.exec(bare) ?? [];
  if (!first) return [];
  const hint = `Write “${first.toLowerCase()}”, or add the name to build/check/prose/words/names.json.`;
  const message = `“${quote(0)}”: “${first}” is no name.`;
  return [issue({ line: getLine(0) }, 'prose-heading-case', message, hint)];
}

/** Terms that a page uses before, or without, a link that explains them. */
export function checkFirstUse(
  passages: readonly Passage[],
  terms: readonly string[],
): LocalIssue[] {
  const prose = passages.filter(({ kind }) => kind === 'paragraph' || kind === 'cell');
  return terms.flatMap((term) => {
    const pattern = new RegExp(`(?<![\\w-])${escapePattern(term)}(?:s|es)?(?![\\w-])`, 'i');
    for (const { text, links, getLine } of prose) {
      const match = pattern.exec(text);
      if (!match) continue;
      const isLinked = links.some(({ from, to }) => from <= match.index && match.index < to);
      if (isLinked) return [];
      const message = `“${match[0]}” is used here for the first time, without a link.`;
      const hint = 'Link it to its entry in `/guide/start/glossary`, or to the page about it.';
      return [issue({ line: getLine(match.index) }, 'prose-first-use', message, hint)];
    }
    return [];
  });
}

/** Prose of several pages by any key, checked in one go: opening the dictionaries takes longest. */
export async function checkSpelling(
  pages: ReadonlyMap<string, readonly Passage[]>,
  words: readonly string[],
): Promise<Map<string, LocalIssue[]>> {
  const { spellCheckDocument } = await import('cspell-lib');
  const places: { from: number; key: string; passage: Passage }[] = [];
  let text = '';
  for (const [key, passages] of pages) {
    for (const passage of passages) {
      places.push({ from: text.length, key, passage });
      text += `${passage.text.replaceAll(codeMark, ' ')}\n\n`;
    }
  }
  const { issues: misspelled } = await spellCheckDocument(
    { uri: 'text://pages.txt', text, languageId: 'plaintext', locale: 'en-US' },
    { generateSuggestions: true, noConfigSearch: true, numSuggestions: 3 },
    // US spelling; names of software are known, `words` are ours.
    {
      language: 'en-US',
      dictionaries: ['softwareTerms', 'typescript', 'node', 'npm', 'html', 'css'],
      words: [...words],
      minWordLength: 3,
      maxDuplicateProblems: 1000,
      maxNumberOfProblems: 10_000,
    },
  );
  const issues = new Map([...pages.keys()].map((key): [string, LocalIssue[]] => [key, []]));
  for (const { text: word, offset, suggestions = [] } of misspelled) {
    const place = places.findLast(({ from }) => from <= offset);
    if (!place) continue;
    const [first] = suggestions;
    const line = place.passage.getLine(offset - place.from);
    const hint =
      (first ? `Did you mean “${first}”? ` : '') +
      'A name belongs in build/check/prose/words/spelling.txt, code in backticks.';
    issues
      .get(place.key)
      ?.push(issue({ line }, 'prose-spelling', `“${word}” is in no dictionary.`, hint));
  }
  return issues;
}

export interface WordLists {
  unwanted: readonly UnwantedWord[];
  names: NameList;
  /** Terms of the glossary that a page links at their first use: those that are no plain words. */
  terms: readonly string[];
  /** Words that the dictionaries do not know. */
  spelling: readonly string[];
}

/** The word lists of a folder (build/check/prose/words). */
export function readWords(folder: string): WordLists {
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const names = JSON.parse(read('names.json')) as NameList;
  return {
    unwanted: JSON.parse(read('unwanted.json')) as UnwantedWord[],
    names,
    terms: (JSON.parse(read('terms.json')) as { linked: string[] }).linked,
    spelling: [
      ...names.names.flatMap((name) => name.split(' ')),
      ...names.alsoWords,
      ...read('spelling.txt')
        .split('\n')
        .filter((line) => line && !line.startsWith('#')),
    ],
  };
}
