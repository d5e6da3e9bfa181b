/** What results can be narrowed to, in the order of the choices. */
export const facets = ['guide', 'config', 'api', 'errors'] as const;
export type Facet = (typeof facets)[number];

/** The page that lists messages, by the last part of its address. */
const errorPage = 'exceptions';

/** Sections of other pages that do, by the heading all pages of a kind share. */
const errorHeading = /^(?:errors?\b|what can go wrong|错误|报错|容易出错|常见错误)/i;

/**
 * The one facet of a page or section: errors where it is about them, otherwise that of its first folder.
 * @param headings those a section is under, its own included; none for the page itself
 */
export function getFacet(routePath: string, headings: readonly string[] = []): Facet {
  const folders = routePath.split('/').filter((folder) => folder && folder !== 'zh');
  const isOfErrors =
    folders.at(-1) === errorPage || headings.some((heading) => errorHeading.test(heading));
  if (isOfErrors) return 'errors';
  return folders[0] === 'config' || folders[0] === 'api' ? folders[0] : 'guide';
}

/** What each choice is called: keys of i18n.json. */
export const facetTexts = {
  all: 'searchFacetAll',
  guide: 'searchFacetGuide',
  config: 'searchFacetConfig',
  api: 'searchFacetApi',
  errors: 'searchFacetErrors',
} as const satisfies Record<Facet | 'all', string>;
