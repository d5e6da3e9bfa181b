import { Activity } from 'react';
import type { SearchHit } from './SearchProvider';
import { SearchResults } from './SearchResults';

const createHit = (name: string): SearchHit => ({
  href: `/${name}`,
  title: { text: `${name} title`, marks: [{ start: 0, end: 1 }] },
  excerpt: { text: `${name} excerpt`, marks: [{ start: 0, end: 1 }] },
  page: { href: '/', title: 'page', trail: ['part'] },
  above: ['heading'],
  lang: 'en',
});
const hits = ['a', 'b', 'c', 'd'].map(createHit);
const nothing = () => undefined;
const results = {
  group: { index: '', isCurrent: true, hits },
  hits,
  total: 5,
  active: -1,
  setActive: nothing,
  showMore: nothing,
  hasMoreFailed: false,
};

/**
 * Results that nobody sees, drawn while the reader types: the first that are shown find code compiled.
 * React draws them when it has time, and they are not laid out.
 */
export const unseenResults = (
  <Activity mode="hidden">
    <SearchResults
      id="unseen-results"
      results={results}
      getOptionId={(position) => `unseen-result-${position}`}
      onOpen={nothing}
      onOpenBeside={nothing}
      onMore={nothing}
    />
  </Activity>
);
