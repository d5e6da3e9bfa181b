import { type Criterion, everyRuleTest } from './Criterion';

const isAbsent = true;

/** Guidelines 2.1 to 2.3 of WCAG 2.2: keyboard, time, flashes. */
export const operable: readonly Criterion[] = [
  {
    number: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    here: 'menus, page tree, search, tabs and code work by keyboard, before React as well',
    tests: [
      'tests/e2e/sidebar.test.ts › the keyboard folds a group and goes on behind it, unfolds it and goes into it',
      'tests/a11y/focus.test.ts › wide code scrolls by the arrow keys',
      'tests/e2e/narrowScreen.test.ts › Menu opens, closes with Escape and gives focus back (before React)',
    ],
  },
  {
    number: '2.1.2',
    name: 'No Keyboard Trap',
    level: 'A',
    here: 'Tab passes through each page, and Escape leaves what opens',
    tests: [
      'tests/a11y/focus.test.ts › every stop of Shift+Tab is seen below the bar, its ring 3:1: chapter',
    ],
  },
  {
    number: '2.1.4',
    name: 'Character Key Shortcuts',
    level: 'A',
    here: 'keys without a modifier can be switched off',
    tests: [
      'tests/e2e/shortcuts.test.ts › keys without a modifier can be switched off for good, and on again',
    ],
  },
  {
    number: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    here: 'nothing waits for the reader',
    isAbsent,
  },
  {
    number: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    here: 'nothing moves by itself but the bar of a page that loads; for readers who want less motion nothing moves at all',
    tests: ['tests/a11y/motion.test.ts › for readers who want less motion nothing moves'],
  },
  {
    number: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    here: 'nothing flashes',
    isAbsent,
  },
];

/** Guidelines 2.4 and 2.5 of WCAG 2.2: finding the way, and other ways of input. */
export const navigable: readonly Criterion[] = [
  {
    number: '2.4.1',
    name: 'Bypass Blocks',
    level: 'A',
    here: 'the first stop of Tab skips to the text',
    tests: ['tests/a11y/focus.test.ts › the first stop skips to the text (before React)'],
  },
  {
    number: '2.4.2',
    name: 'Page Titled',
    level: 'A',
    here: 'each page has a title of its own',
    tests: [
      'tests/site/head.test.ts › has one title and one h1 that say something',
      'tests/site/head.test.ts › no two pages of a language share a title',
    ],
  },
  {
    number: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    here: 'the focus follows the text; it comes back when something closes, and goes to the heading of a new page',
    tests: [
      'tests/e2e/contentSwitch.test.ts › the focus goes to the new heading and the title is announced',
    ],
  },
  {
    number: '2.4.4',
    name: 'Link Purpose (In Context)',
    level: 'A',
    here: 'each link has words, and leads where it says',
    tests: [
      everyRuleTest,
      'tests/site/links.test.ts › every link, image, script and anchor of every page leads somewhere',
    ],
  },
  {
    number: '2.4.5',
    name: 'Multiple Ways',
    level: 'AA',
    here: 'page tree, search and a list of all pages',
    tests: ['tests/site/answers.test.ts › names every page once by one address'],
  },
  {
    number: '2.4.6',
    name: 'Headings and Labels',
    level: 'AA',
    here: 'headings and labels say what follows, and headings leave out no level',
    tests: [
      'tests/site/head.test.ts › has one title and one h1 that say something',
      'tests/site/head.test.ts › steps down its headings without a gap',
    ],
  },
  {
    number: '2.4.7',
    name: 'Focus Visible',
    level: 'AA',
    here: 'each stop of Tab has a ring',
    tests: [
      'tests/a11y/focus.test.ts › every stop of Shift+Tab is seen below the bar, its ring 3:1: chapter',
    ],
  },
  {
    number: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    here: 'what has the focus is seen below the bar, in either direction and in a low window',
    tests: [
      'tests/a11y/focus.test.ts › every stop of Shift+Tab is seen below the bar, its ring 3:1: chapter',
    ],
  },
  {
    number: '2.5.1',
    name: 'Pointer Gestures',
    level: 'A',
    here: 'no gestures: a press is enough',
    isAbsent,
  },
  {
    number: '2.5.2',
    name: 'Pointer Cancellation',
    level: 'A',
    here: 'controls are links and buttons, which act when the press ends',
    tests: [
      'tests/e2e/firstIntent.test.ts › a click on a control of the text before React is not lost',
    ],
  },
  {
    number: '2.5.3',
    name: 'Label in Name',
    level: 'A',
    here: 'the name of a control holds the words it shows',
    tests: [everyRuleTest],
  },
  {
    number: '2.5.4',
    name: 'Motion Actuation',
    level: 'A',
    here: 'nothing asks how a device is moved',
    isAbsent,
  },
  {
    number: '2.5.7',
    name: 'Dragging Movements',
    level: 'AA',
    here: 'nothing is dragged',
    isAbsent,
  },
  {
    number: '2.5.8',
    name: 'Target Size (Minimum)',
    level: 'AA',
    here: 'targets have 24 by 24 px or as much room around them, in open menus too; links in sentences are excepted',
    tests: [
      everyRuleTest,
      'tests/a11y/openStates.test.ts › Menu, opened on a narrow screen in the light scheme, keeps every rule of axe',
    ],
  },
];
