import type { Facet } from './facets';

/** What each choice is called: keys of i18n.json. */
export const facetTexts = {
  all: 'searchFacetAll',
  guide: 'searchFacetGuide',
  config: 'searchFacetConfig',
  api: 'searchFacetApi',
  errors: 'searchFacetErrors',
} as const satisfies Record<Facet | 'all', string>;
