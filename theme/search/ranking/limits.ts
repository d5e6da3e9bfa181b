/** Sections looked at letter by letter: with 50, one question of 700 loses its answer; with 80, none. */
export const maxCandidates = 100;

/** Those that can be shown: `maxHits` pages, with some for each. The last of more than these are of no use. */
export const maxRanked = 1000;

/** spec.md §9, "Search result limit". */
export const maxHits = 100;

/** In characters. Longer input is cut: nobody asks so much, and each word costs time. */
export const maxQueryLength = 256;

/** A pasted message is known by its first words. */
export const maxQueryWords = 24;

/** "css" is not a slip of "cjs". */
export const minTypoLength = 4;

/** "e" does not stand for every word with e. */
export const maxCompletions = 64;

/** "clean dist path": three words are one name. */
export const maxJoinedWords = 3;

/**
 * More sections of one page than this only repeat it: its outline shows the rest. While the
 * last word is only begun, it may mean any of several pages, and each is shown once: "mini".
 */
export const maxSectionsPerPage = 4;
