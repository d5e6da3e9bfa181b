import { describe, expect, it } from '@rstest/core';
import { getMarkdownPath } from '../../site/markdownPath';
import { groupByPage } from '../../theme/search/searchState';
import { answerQuery } from '../../theme/search/local/answerQuery';
import { parseRecords } from '../../theme/search/local/parseRecords';
import { listFiles, readBuilt } from '../support/builtSite';
import { createLocalSearch } from '../support/createLocalSearch';
import written from './questions.json';

interface Question {
  /** As a reader types it. */
  question: string;
  /** The page that answers it. */
  route: string;
  /** What the page's Markdown says, letter by letter. */
  answer: string;
  /** Why search does not find the page; the page answers all the same. */
  known?: string;
}

/** A reader looks at the first pages, of which each may have several sections, and then asks anew. */
const mostPages = 3;
/** Questions that search may miss. */
const mostKnown = 6;

const questions: readonly Question[] = written.questions;
const files = listFiles();
const records = parseRecords(
  readBuilt(files.find((file) => /^static\/search_index\.en\.\w+\.json$/.test(file)) ?? ''),
);
const search = createLocalSearch(records);

/** The pages that are shown first, as the dialog groups them. */
const findPages = (question: string): string[] =>
  groupByPage(answerQuery(question, search).hits)
    .slice(0, mostPages)
    .flatMap(({ hits }) => hits.slice(0, 1).map(({ hit }) => hit.page.href));

describe('the search of this site, asked in a reader’s words', () => {
  for (const { question, route, known } of questions) {
    it(`${known ? 'is known to miss' : 'finds'} the page that answers “${question}”`, () => {
      if (known) expect(findPages(question)).not.toContain(route);
      else expect(findPages(question)).toContain(route);
    });
  }

  it('finds most pages at once', () => {
    const places = questions.map(({ question, route }) => findPages(question).indexOf(route));
    const counts = [0, 1, 2, -1].map((place) => places.filter((one) => one === place).length);
    const [first = 0, second, third, missed] = counts;
    console.log(
      `Questions: ${questions.length}, the page is first for ${first}, second ${second}, third ${third}, missed ${missed}.`,
    );
    expect(first / questions.length).toBeGreaterThan(0.7);
  });

  it('finds nothing where nothing is said', () => {
    expect(findPages('zzqqxx')).toEqual([]);
  });
});

describe('the page has the answer', () => {
  for (const { question, route, answer } of questions) {
    it(`to “${question}”`, () => {
      expect(readBuilt(getMarkdownPath(route).slice(1))).toContain(answer);
    });
  }
});

describe('the list of questions', () => {
  it('has sixty, each once, and tells why search misses the few it misses', () => {
    const asked = questions.map(({ question }) => question);
    expect(asked.length).toBeGreaterThanOrEqual(60);
    expect(asked.filter((question, index) => asked.indexOf(question) !== index)).toEqual([]);
    const known = questions.filter((one) => one.known !== undefined);
    expect(known.filter((one) => !one.known?.trim())).toEqual([]);
    expect(known.length).toBeLessThanOrEqual(mostKnown);
  });
});
