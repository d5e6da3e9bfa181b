import type { SearchRecord } from '../site/searchRecord';
import type { Section } from './sections';
import { createExcerpt } from './excerpt';
import type { Excerpt, MarkedText, SearchHit, TextRange } from './SearchHit';

type Mark = (text: string) => TextRange[];

/**
 * What is shown of a hit, so that a reader sees why it was found.
 * @param marks find what was asked for, the next where the one before finds nothing: words that only ask
 */
export function explainHit(
  section: Section,
  record: SearchRecord,
  marks: readonly Mark[],
): Pick<SearchHit, 'title' | 'excerpt'> {
  const { heading: text } = section;
  const show = (mark: Mark) => {
    return { title: { text, marks: mark(text) }, excerpt: findExcerpt(section, record, mark) };
  };
  for (const mark of marks) {
    const shown = show(mark);
    if (shown.title.marks.length > 0 || shown.excerpt.marks.length > 0) return shown;
  }
  return show(() => []);
}

/**
 * The text of a section around the words that match; where neither text nor heading has one, how the text
 * begins, with a name in its code, one of its search terms, or what its page says elsewhere.
 */
function findExcerpt(section: Section, record: SearchRecord, mark: Mark): Excerpt {
  const { heading, text, hiddenWords, searchTerms } = section;
  const own = createExcerpt(text, mark(text));
  if (own.marks.length > 0 || mark(heading).length > 0) return own;
  const lead = own.text;
  const names = listMatching(hiddenWords.split(' '), mark);
  if (names) return { ...names, source: 'searchInCode', lead };
  const term = listMatching(searchTerms, mark, 1);
  if (term) return { ...term, source: 'searchRelated', lead };
  const elsewhere = explainByPage(section, record, mark);
  return elsewhere ? { ...elsewhere, source: 'searchOnPage', lead } : own;
}

function explainByPage(
  { above }: Section,
  { title, description = '', content, toc, terms = [], names = [] }: SearchRecord,
  mark: Mark,
): MarkedText | undefined {
  const text = `${description} ${content}`.replace(/\s+/g, ' ');
  const inText = createExcerpt(text, mark(text));
  return (
    listMatching([[title, ...above].join(' › ')], mark) ??
    (inText.marks.length > 0 ? inText : undefined) ??
    listMatching(
      toc.map((heading) => heading.text),
      mark,
    ) ??
    listMatching(names.join(' ').split(' '), mark) ??
    listMatching([...terms, ...toc.flatMap((heading) => heading.terms ?? [])], mark, 1)
  );
}

/** Those of several texts that match, the best first, in one line. */
function listMatching(texts: readonly string[], mark: Mark, most = 4): MarkedText | undefined {
  const matching = [...new Set(texts)]
    .map((text) => ({ text, count: mark(text).length }))
    .filter(({ count }) => count > 0)
    .sort((left, right) => right.count - left.count)
    .slice(0, most)
    .map(({ text }) => text)
    .join(', ');
  return matching ? createExcerpt(matching, mark(matching)) : undefined;
}
