/** Where a word of a section may be. */
export const fields = ['heading', 'searchTerms', 'page', 'often', 'text', 'hiddenWords'] as const;
export type Field = (typeof fields)[number];

// Each constant with a question it decides.

/**
 * What a word is worth by the place it is in. `heading`: the section's own ("format": the page
 * named so, not those that mention it). `searchTerms`: words of site/searchTerms and the address
 * ("scaffold": the quick start). `page`: the title above a section ("dts bundle": the section "bundle"
 * of that page). `often`: words said twice in a text or more ("polyfill": the section on them).
 * `hiddenWords`: words found but not shown, of code and tables ("createRslib": where a heading has it first).
 */
export const fieldWeight: Readonly<Record<Field, number>> = {
  heading: 1,
  searchTerms: 0.7,
  page: 0.35,
  often: 0.4,
  text: 0.22,
  hiddenWords: 0.32,
};

/** Added, most where the query is literally this, in any spelling of names. */
export const bonus = {
  /** "auto-external": the page `autoExternal`; "dts.bundle": the section `bundle` of the page `dts`. */
  equalsHeading: 0.75,
  /** "umd global": a search term says exactly this. */
  searchTerm: 0.4,
  /** "install": many headings hold the word, and the quick start has it as a search term. */
  oneWordTerm: 0.8,
  /** "icon from my package is gone": the search term "package icon" says most of it; times that share. */
  searchTermShare: 0.3,
  /** "quick st": the heading begins so; times the share that is typed. */
  nameStart: 0.4,
  /** "keep comments": the heading holds it letter by letter. */
  insideHeading: 0.2,
  /** "declaration map": the text does. */
  text: 0.1,
  /** "--dist-path": the table of flags on the page of the command line, before `output.distPath`. */
  flagListed: 2.2,
  /** "bundle or not": "Bundle or bundleless" says little else; times the share that is asked for. */
  headingShare: 0.07,
  /** "keep all comments": "all comments" side by side; times the share of such pairs. */
  pairs: 0.4,
  /** "publish types": the page that has each word in another section; times what the page scores as one. */
  page: 0.28,
} as const;

/** What scores are multiplied by, or raised to: with 1, nothing is changed. */
export const factor = {
  /** "declaration" ranks `dts` far below what says "declaration". */
  synonym: 0.42,
  /** "external dependencies": the option before what another tool calls it. */
  otherTool: 0.95,
  /** "keep __dirname": the rarer word counts more, but not as many times as it is rarer. */
  rarityPower: 0.85,
  /** "web worker": how to start one before what goes wrong with it; "worker fails" asks for the latter. */
  troubleshooting: 0.7,
  /** "模块联邦": the page on it before the section of another page that has the same search term. */
  sectionSearchTerm: 0.9,
  /** "?react": the section on it before the page `React`. */
  signedName: 0.5,
  /** "install": the quick start before a section of that name, which several pages have. */
  sharedName: 0.4,
  /** "shmis": the page of that name, with a typo, before a section of that name on another page. */
  namedPage: 1.2,
  /** "dts build takes long": `dts.build` is two of its three words, which counts 0.3. */
  namePower: 3,
  /** "create-rslib": the scaffolder, whose section has that search term, before the function `createRslib`. */
  otherSpelling: 0.4,
  /** "how to keep __dirname in esm" asks about two words, not seven. */
  stopWord: 0.1,
  /** "how do I make sass work" asks about Sass, a little about "work". */
  weakWord: 0.35,
  /** Words of one stem: "test the published entry" asks how to test, not how to publish without tests. */
  stem: 0.5,
  /** Words that it begins: "pack" asks for what says `pack` before `package`. */
  begun: 0.65,
  /** "quiet terminal output": the section on less output, before one that mentions all three words. */
  coveragePower: 0.65,
} as const;

/** Sections looked at letter by letter: with 50, four questions of 700 find theirs later; with 80, none. */
export const maxCandidates = 100;

/** A pasted message is known by its first words. */
export const maxQueryWords = 24;

/** "css" is not a typo of "cjs". */
export const minTypoLength = 4;

/** "e" does not stand for every word with e. */
export const maxCompletions = 64;

/**
 * More sections of one page than this only repeat it: its outline shows the rest. While the
 * last word is only begun, it may mean any of several pages, and each is shown once: "mini".
 */
export const maxSectionsPerPage = 4;
