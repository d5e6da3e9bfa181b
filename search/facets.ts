import { isOfErrors, messagesRoute } from '../site/sharedHeadings';

/** What results can be narrowed to, in the order of the choices. */
export const facets = ['guide', 'config', 'api', 'errors', 'releases'] as const;
export type Facet = (typeof facets)[number];

/**
 * The one facet of a page or section: errors where it is about them, otherwise that of its first folder.
 * @param ids of the headings that a section is under, its own included; none for the page itself
 */
export function getFacet(routePath: string, ids: readonly string[] = []): Facet {
  if (routePath.endsWith(messagesRoute) || ids.some(isOfErrors)) return 'errors';
  // After the language, if there is one.
  const [, folder] = /^(?:\/[a-z]{2})?\/(config|api|releases)\//.exec(routePath) ?? [];
  return facets.find((facet) => facet === folder) ?? 'guide';
}

/** What each choice is called: keys of i18n.json. */
export const facetTexts = {
  all: 'searchFacetAll',
  guide: 'searchFacetGuide',
  config: 'searchFacetConfig',
  api: 'searchFacetApi',
  errors: 'searchFacetErrors',
  releases: 'searchFacetReleases',
} as const satisfies Record<Facet | 'all', string>;
