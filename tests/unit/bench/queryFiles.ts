/** A question of bench/search/queries. */
export interface Query {
  query: string;
  class: string;
  /** Where a site has several languages, the one that is asked in. */
  lang?: string;
  /** What the Markdown of the page says, letter by letter. */
  answer?: string;
  relevant: Readonly<Record<string, number>>;
}

/** What a file of questions promises. */
export interface QueryFile {
  name: string;
  /** The docs folder of the site that is asked. */
  docs: string;
  /** Its languages, the default one first. */
  languages: readonly string[];
  classes: readonly string[];
  /** Fewer questions prove nothing. */
  least: number;
  leastPerClass: number;
}

const chineseClasses = ['term', 'option', 'mixed', 'question', 'synonym', 'prefix'];

export const queryFiles: readonly QueryFile[] = [
  {
    name: 'en',
    docs: 'docs',
    languages: ['en', 'zh'],
    classes: [
      ...['exact', 'camel', 'split', 'kebab', 'typo'],
      ...['synonym', 'question', 'symbol', 'prefix', 'multi'],
    ],
    least: 250,
    leastPerClass: 20,
  },
  {
    // Asked of the English pages, which carry Chinese keywords.
    name: 'zh',
    docs: 'docs',
    languages: ['en', 'zh'],
    classes: chineseClasses,
    least: 60,
    leastPerClass: 10,
  },
  {
    // In readers' words, each with what the page says.
    name: 'readers',
    docs: 'docs',
    languages: ['en', 'zh'],
    classes: ['reader'],
    least: 60,
    leastPerClass: 60,
  },
  {
    name: 'zh-fixture',
    docs: 'tests/fixtures/chinese/docs',
    languages: ['zh'],
    classes: chineseClasses,
    least: 60,
    leastPerClass: 10,
  },
  {
    name: 'other-scripts',
    docs: 'tests/fixtures/other-scripts/docs',
    languages: ['ko', 'ja', 'ru'],
    classes: chineseClasses,
    least: 30,
    leastPerClass: 1,
  },
];
