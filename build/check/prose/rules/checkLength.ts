import type { LocalFault } from '../../../read/faults/Fault';
import { codeMark, type Passage } from '../Passage';

/** The longest sentence that is read in one go: readers of a second language lose the thread after it. */
const wordsPerSentence = 28;
const sentencesPerParagraph = 5;
const wordsPerParagraph = 80;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const word = new RegExp(`[\\p{L}\\p{N}${codeMark}]`, 'u');

const countWords = (text: string): number =>
  text.split(/\s+/).filter((part) => word.test(part)).length;

/** Sentences and paragraphs that are too long to be read at a glance. */
export function checkLength({ kind, text, getLine }: Passage): LocalFault[] {
  if (kind !== 'paragraph') return [];
  const found = [...sentences.segment(text)].filter(({ segment }) => segment.trim());
  const long = found.flatMap(({ segment, index }): LocalFault[] => {
    const count = countWords(segment);
    if (count <= wordsPerSentence) return [];
    return [
      {
        line: getLine(index),
        rule: 'prose-long',
        message: `This sentence has ${count} words, at most ${wordsPerSentence} are read in one go.`,
        hint: 'Make two of it, or a list.',
      },
    ];
  });
  const count = countWords(text);
  if (found.length <= sentencesPerParagraph && count <= wordsPerParagraph) return long;
  return [
    ...long,
    {
      line: getLine(0),
      rule: 'prose-long',
      message:
        `This paragraph has ${found.length} sentences and ${count} words, ` +
        `at most ${sentencesPerParagraph} and ${wordsPerParagraph} are read at a glance.`,
      hint: 'Divide it where a new thought begins.',
    },
  ];
}
