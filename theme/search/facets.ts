import { isOfErrors, messagesRoute } from '../../site/sharedHeadings';

/** What results can be narrowed to, in the order of the choices. */
export const facets = ['guide', 'config', 'api', 'errors'] as const;
export type Facet = (typeof facets)[number];

/**
 * The one facet of a page or section: errors where it is about them, otherwise that of its first folder.
 * @param ids of the headings that a section is under, its own included; none for the page itself
 */
export function getFacet(routePath: string, ids: readonly string[] = []): Facet {
  if (routePath.endsWith(messagesRoute) || ids.some(isOfErrors)) return 'errors';
  // After the language, if there is one.
  const [, folder] = /^(?:\/[a-z]{2})?\/(config|api)\//.exec(routePath) ?? [];
  return folder === 'config' || folder === 'api' ? folder : 'guide';
}

/** What each choice is called: keys of i18n.json. */
export const facetTexts = {
  all: 'searchFacetAll',
  guide: 'searchFacetGuide',
  config: 'searchFacetConfig',
  api: 'searchFacetApi',
  errors: 'searchFacetErrors',
} as const satisfies Record<Facet | 'all', string>;
