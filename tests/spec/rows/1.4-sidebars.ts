import type { SpecRow } from '../SpecRow';

/** Section 1.4 of the specification: sidebars. */
export const sidebars: readonly SpecRow[] = [
  {
    row: 72,
    rule: 'API, config, framework and guide have a page tree each.',
    test: 'tests/site/routes.test.ts › the built site › has a page tree for each section, which leads to its own pages only',
  },
  {
    row: 73,
    rule: 'The guide’s groups are Getting Started, Solution, Basic, Advanced and Migration.',
    test: 'tests/site/routes.test.ts › the built site › parts the page tree of the guide into groups that fold',
  },
  {
    row: 74,
    rule: 'The pages of questions have no group.',
    reason:
      'A page that is in no group is found by nobody who looks through the tree. Questions are a group of their own, FAQ, and so is Reference (tests/site/routes.test.ts).',
  },
  {
    row: 75,
    rule: 'The tree holds links and groups that fold.',
    test: [
      'tests/a11y/keyboard.test.ts › folds of the page tree open and close by keyboard',
      'tests/e2e/navigation.test.ts › a sidebar link opens its page without a page load, at its top',
    ],
  },
  {
    row: 76,
    rule: 'Dividers are dashed or solid.',
    test: 'tests/full/longSidebar.test.ts › dividers, section headers, tags and contexts are shown as they were written',
  },
  {
    row: 77,
    rule: 'Headings part the tree.',
    test: 'tests/full/longSidebar.test.ts › dividers, section headers, tags and contexts are shown as they were written',
  },
  {
    row: 78,
    rule: 'The group of the page being read is open.',
    test: [
      'tests/unit/theme/sidebar/sidebarTree.test.ts › getSidebarTree › opens a folded group that holds the current page, at any depth',
      'tests/e2e/sidebar.test.ts › the group of the current page is open, its page marked',
    ],
  },
  {
    row: 79,
    rule: 'The page being read is scrolled into the tree’s view.',
    test: 'tests/full/longSidebar.test.ts › the page being read is in view among 300, and the page has not moved',
  },
  {
    row: 80,
    rule: 'Its links are fetched when hovered.',
    test: 'tests/e2e/sidebar.test.ts › a page is fetched on hover: true where saving data is false',
  },
  {
    row: 81,
    rule: 'A click on a group with a page opens the page and toggles the group.',
    test: [
      'tests/e2e/sidebar.test.ts › a linked group navigates and folds with one click, one entry of history (before React)',
      'tests/e2e/sidebar.test.ts › a linked group navigates and folds with one click, one entry of history (after React)',
    ],
  },
  {
    row: 82,
    rule: 'Each level is indented by 18 px.',
    test: 'tests/e2e/sidebar.test.ts › pages of a group stand 18 px further in',
  },
  {
    row: 83,
    rule: 'Groups open in 0.3 s and close in 0.5 s.',
    test: 'tests/e2e/sidebar.test.ts › a group unfolds in 0.3 s and folds in 0.5 s, at once without motion',
  },
  {
    row: 84,
    rule: 'On small screens the tree opens and closes.',
    test: [
      'tests/e2e/narrowScreen.test.ts › Pages opens natively, closes with Escape and gives focus back (before React)',
      'tests/e2e/narrowScreen.test.ts › a link of Pages leads on, and nothing stays open',
    ],
  },
  {
    row: 85,
    rule: 'A click beside it closes it.',
    test: 'tests/e2e/sidebar.test.ts › on a narrow screen a click beside the tree closes it',
  },
  {
    row: 86,
    rule: 'While it is closed nobody can reach what it holds.',
    test: 'tests/e2e/narrowScreen.test.ts › Pages opens natively, closes with Escape and gives focus back (after React)',
  },
  {
    row: 87,
    rule: 'An entry may have a tag.',
    test: 'tests/full/longSidebar.test.ts › dividers, section headers, tags and contexts are shown as they were written',
  },
  {
    row: 88,
    rule: 'An entry may have a context for styles.',
    test: 'tests/full/longSidebar.test.ts › dividers, section headers, tags and contexts are shown as they were written',
  },
];
