import type { SpecRow } from '../SpecRow';

/** Section 1.11 of the specification: constants of parts. */
export const constantsOfParts: readonly SpecRow[] = [
  {
    row: 242,
    rule: 'Groups of the tree open in 0.3 s and close in 0.5 s.',
    test: 'tests/e2e/sidebar.test.ts › a group unfolds in 0.3 s and folds in 0.5 s, at once without motion',
  },
  {
    row: 243,
    rule: 'A level of the tree is indented by 18 px.',
    test: 'tests/e2e/sidebar.test.ts › pages of a group stand 18 px further in',
  },
  {
    row: 244,
    rule: 'A level of headings beyond 2 is indented by 12 px.',
    test: 'tests/e2e/outline.test.ts › entries stand 12 px further in for each level beyond 2',
  },
  {
    row: 245,
    rule: 'A grown image has no margin.',
    test: 'tests/e2e/imageZoom.test.ts › an image grows to the window over white or the dark page (light)',
  },
  {
    row: 246,
    rule: 'It stands on white.',
    test: 'tests/e2e/imageZoom.test.ts › an image grows to the window over white or the dark page (light)',
  },
  {
    row: 247,
    rule: 'It closes at 40 px, after 150 ms, and is made ready after 100 ms.',
    test: [
      'tests/e2e/imageZoom.test.ts › 30 px of scrolling and a moving pointer keep it, 40 px, a resize and Escape end it',
      'tests/e2e/imageZoom.test.ts › images are made ready to grow 100 ms after the page is there',
    ],
  },
  {
    row: 248,
    rule: 'Progress starts at 0.08, moves in 200 ms, by 0.02 every 800 ms.',
    test: [
      'tests/unit/theme/navigation/progress.test.ts › the progress bar › has the numbers of spec.md §9',
      'tests/unit/theme/navigation/progress.test.ts › the progress bar › grows by at most the trickle rate, from the minimum, and never ends by itself',
      'tests/e2e/contentSwitch.test.ts › a slow page shows a bar that starts at 8 of 100 and ends with the page',
    ],
  },
  {
    row: 249,
    rule: 'Popovers leave after 0.1 s and come after 0 or 0.1 s; 250 and 177 px wide, arrow 12 px in.',
    test: [
      'tests/e2e/navPopovers.test.ts › overlays carry the sizes and the stacking of the specification',
      'tests/e2e/navPopovers.test.ts › a mouse opens after 0.1 s and closes 0.1 s after it has left',
    ],
  },
  {
    row: 250,
    rule: 'Menus stand 50 above the base, popovers and dialogs 100.',
    test: 'tests/e2e/navPopovers.test.ts › overlays carry the sizes and the stacking of the specification',
  },
  {
    row: 251,
    rule: 'The reveal of a scheme takes 400 ms.',
    test: 'tests/e2e/colorScheme.test.ts › the circular reveal › takes 400 ms',
  },
  {
    row: 252,
    rule: 'The list of headings opens in 300 ms.',
    test: 'tests/e2e/outline.test.ts › the popup of smaller screens takes 300 ms, and no time without motion',
  },
  {
    row: 253,
    rule: 'Package managers are npm, yarn, pnpm and bun.',
    test: 'tests/unit/site/tabs.test.ts › the package managers are npm, yarn, pnpm and bun, in this order',
  },
  {
    row: 254,
    rule: 'The scheme is kept under its own key.',
    test: 'tests/e2e/colorScheme.test.ts › the button flips the scheme, stores it, and says what it will do next',
  },
  {
    row: 255,
    rule: 'A flag remembers that a reader has been here.',
    test: 'tests/e2e/language.test.ts › the first visit › of a Chinese browser › opens the Chinese page once, keeping query and hash',
  },
];
