/** Sections looked at letter by letter: with 50, one question of 700 loses its answer; with 80, none. */
export const maxCandidates = 100;

/** spec.md §9, "Search result limit". */
export const maxHits = 100;

/** In characters. Longer input is cut: nobody asks so much, and each word costs time. */
export const maxQueryLength = 256;

/** A pasted message is known by its first words. */
export const maxQueryWords = 24;
