import { type Criterion, everyRuleTest } from './Criterion';

const isAbsent = true;

/** Principle 3 of WCAG 2.2. */
export const understandable: readonly Criterion[] = [
  {
    number: '3.1.1',
    name: 'Language of Page',
    level: 'A',
    here: 'each page says its language',
    tests: ['tests/site/head.test.ts › says its language'],
  },
  {
    number: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    here: 'Chinese words on English pages say so, and so do English links on Chinese pages',
    tests: [
      'tests/site/languageOfParts.test.ts › what is Chinese on an English page says so',
      'tests/e2e/searchAnswers.test.ts › a Chinese page searches the English pages, and says that they are English',
    ],
  },
  {
    number: '3.2.1',
    name: 'On Focus',
    level: 'A',
    here: 'focus alone opens no page; the first focus brings scripts that change nothing to be seen',
    tests: [
      'tests/e2e/everyRoute.test.ts › /guide/start/ is quiet, and React changes nothing in either scheme',
    ],
  },
  {
    number: '3.2.2',
    name: 'On Input',
    level: 'A',
    here: 'what is typed or chosen changes the list below it, never the page',
    tests: [
      'tests/e2e/overview.test.ts › an overview is a grid of groups, and its filter says what is left',
    ],
  },
  {
    number: '3.2.3',
    name: 'Consistent Navigation',
    level: 'AA',
    here: 'one frame for all pages, its parts in one order',
    tests: ['tests/site/topBar.test.ts › begins with the mark and the name, which lead home'],
  },
  {
    number: '3.2.4',
    name: 'Consistent Identification',
    level: 'AA',
    here: 'what does the same has the same words, all from one list',
    read: 'the list of interface words',
  },
  {
    number: '3.2.6',
    name: 'Consistent Help',
    level: 'A',
    here: 'the way to report a problem stands at the end of each text, the chat in each footer',
    tests: [
      'tests/e2e/handOn.test.ts › a problem is reported with page, heading and versions',
      'tests/e2e/docFurniture.test.ts › the footer leads to the repository, the social network and the chat',
    ],
  },
  {
    number: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    here: 'where a pasted config cannot be read, the page says at which line, in words',
    tests: [
      'tests/e2e/configConverter.test.ts › says where it could not read on, and puts the caret there',
    ],
  },
  {
    number: '3.3.2',
    name: 'Labels or Instructions',
    level: 'A',
    here: 'each field has a label',
    tests: ['tests/site/validity.test.ts › every page is valid HTML'],
  },
  {
    number: '3.3.3',
    name: 'Error Suggestion',
    level: 'AA',
    here: 'a search without hits offers names like it; an unknown address offers pages like it',
    tests: [
      'tests/e2e/searchStart.test.ts › names like it are offered and said, and asked for by a press',
      'tests/e2e/notFound.test.ts › pages with a similar address are offered and open',
    ],
  },
  {
    number: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    here: 'nothing is bought, signed or submitted',
    isAbsent,
  },
  {
    number: '3.3.7',
    name: 'Redundant Entry',
    level: 'A',
    here: 'nothing is asked twice',
    isAbsent,
  },
  {
    number: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    here: 'there are no accounts',
    isAbsent,
  },
];

/** Principle 4 of WCAG 2.2; 4.1.1 (Parsing) is no longer part of it. */
export const robust: readonly Criterion[] = [
  {
    number: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    here: 'controls are native elements; each has a name, and its state is an attribute',
    tests: [
      everyRuleTest,
      'tests/a11y/spoken.test.ts › controls say what they do, live regions what happens',
    ],
  },
  {
    number: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    here: 'the number of hits, a copied block, a new page and failures are said by live regions',
    tests: [
      'tests/a11y/spoken.test.ts › controls say what they do, live regions what happens',
      'tests/e2e/contentSwitch.test.ts › the focus goes to the new heading and the title is announced',
    ],
  },
];
