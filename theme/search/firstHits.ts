/** spec.md §9, "Search result limit": results of an index that are on show at first. */
export const firstHits = 7;
