/** What results can be narrowed to, in the order of the choices. */
export const facets = ['guide', 'config', 'api', 'errors'] as const;
export type Facet = (typeof facets)[number];
