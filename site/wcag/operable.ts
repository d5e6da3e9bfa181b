import type { Criterion } from './Criterion';

const isAbsent = true;

/** Guidelines 2.1 to 2.3 of WCAG 2.2: keyboard, time, flashes. */
export const operable: readonly Criterion[] = [
  {
    number: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    here: 'menus, page tree, search, tabs and code work by keyboard, before React as well',
    tests: [
      'tests/a11y/keyboard.test.ts › folds of the page tree open and close by keyboard',
      'tests/a11y/keyboard.test.ts › wide code scrolls by the arrow keys',
      'tests/e2e/narrowScreen.test.ts › Menu opens natively, closes with Escape and gives focus back (before React)',
    ],
  },
  {
    number: '2.1.2',
    name: 'No Keyboard Trap',
    level: 'A',
    here: 'Tab passes through each page, and Escape leaves what opens',
    tests: [
      'tests/a11y/keyboard.test.ts › on /guide/start/ every stop of Tab is seen in the light scheme',
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
    tests: [
      'tests/a11y/motion.test.ts › for readers who want less motion nothing on any page type moves, whatever they do',
    ],
  },
  {
    number: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    here: 'nothing flashes',
    isAbsent,
  },
];
