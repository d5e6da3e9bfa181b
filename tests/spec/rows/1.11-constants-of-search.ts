import type { SpecRow } from '../SpecRow';

/** Section 1.11 of the specification: constants of search. */
export const constantsOfSearch: readonly SpecRow[] = [
  {
    row: 235,
    rule: 'A copy is confirmed for 2000 ms.',
    test: 'tests/e2e/codeBlocks.test.ts › the copy button › copies the code and says so for 2000 ms',
  },
  {
    row: 236,
    rule: 'A search waits for 150 ms of rest.',
    test: 'tests/e2e/searchField.test.ts › a question is asked once the typing has rested for 150 ms',
  },
  {
    row: 237,
    rule: 'Of at most 100 results 7 are shown first.',
    test: [
      'tests/unit/theme/search/ranking/orderByPage.test.ts › orderByPage › ends at a hundred',
      'tests/e2e/searchResults.test.ts › results › are seven at first, and more on request',
    ],
  },
  {
    row: 238,
    rule: 'A hundred answers are kept.',
    test: [
      'tests/unit/theme/search/rememberAnswers.test.ts › rememberAnswers › remembers a hundred',
      'tests/e2e/searchFetching.test.ts › what is fetched › a question asked again is not put to the worker again',
    ],
  },
  {
    row: 239,
    rule: 'Words are found in CJK, Korean, Japanese and Cyrillic as well.',
    test: [
      'tests/unit/theme/search/local/scripts.test.ts › a question › of ライブラリ finds the page in that script, alone',
      'tests/unit/theme/search/local/scripts.test.ts › a question › finds a word by its middle',
    ],
  },
  {
    row: 240,
    rule: 'FlexSearch has presets of resolution and length.',
    reason: 'They belong to an older FlexSearch, and no reader can see them: not chased.',
  },
  {
    row: 241,
    rule: 'An excerpt is 100 characters wide; those beyond Latin count three.',
    test: [
      'tests/unit/theme/search/ranking/createExcerpt.test.ts › createExcerpt › cuts a mark at the end of the window',
      'tests/unit/theme/search/ranking/createExcerpt.test.ts › createExcerpt › counts characters beyond Latin three times',
    ],
  },
];
