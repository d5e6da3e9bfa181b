import { expect, it } from '@rstest/core';
import fc from 'fast-check';
import { orderByPage } from '../../../../../theme/search/ranking/orderByPage';
import { parseQuery } from '../../../../../theme/search/ranking/query';
import { rankSections } from '../../../../../theme/search/ranking/rankSections';
import { maxSectionsPerPage } from '../../../../../theme/search/ranking/weights';
import { maxHits } from '../../../../../theme/search/SearchProvider';
import { createQueries } from '../arbitraryQueries';
import { createLargeSearch } from '../createLargeSearch';

const { index, synonyms } = createLargeSearch();
const queries = createQueries(index.vocabulary);

it('ranks each section once, the best first, of those that may be shown', () => {
  fc.assert(
    fc.property(queries, fc.integer({ min: 1, max: 4 }), (query, step) => {
      const accepts = (position: number) => position % step === 0;
      const { ranked } = rankSections(parseQuery(query, synonyms), index, { accepts });
      const sections = ranked.map(({ section }) => section);
      expect(new Set(sections).size).toBe(sections.length);
      expect(sections.every((section) => index.sections[section] && accepts(section))).toBe(true);
      expect(ranked.every(({ score }) => Number.isFinite(score))).toBe(true);
    }),
  );
});

it('shows a hundred at most, those of a page together and few of each', () => {
  let most = 0;
  fc.assert(
    fc.property(queries, (query) => {
      const { ranked, sectionsPerPage } = rankSections(parseQuery(query, synonyms), index);
      const pages = orderByPage(ranked, index.sections, sectionsPerPage).map(({ page }) => page);
      most = Math.max(most, pages.length);
      expect(pages.length).toBeLessThanOrEqual(maxHits);
      const runs = pages.filter((page, at) => page !== pages[at - 1]);
      expect(runs.length).toBe(new Set(runs).size);
      expect(pages.length).toBeLessThanOrEqual(runs.length * maxSectionsPerPage);
    }),
  );
  expect(most).toBe(maxHits);
});
