import type { SpecRow } from '../SpecRow';

/** Section 1.5 of the specification: furniture. */
export const furniture: readonly SpecRow[] = [
  {
    row: 112,
    rule: '`?navbar=0` hides the bar.',
    test: 'tests/e2e/hiddenParts.test.ts › ?navbar=0 hides that part and no other, from the first paint on',
  },
  {
    row: 113,
    rule: '`?sidebar=0` hides the page tree.',
    test: 'tests/e2e/hiddenParts.test.ts › ?sidebar=0 hides that part and no other, from the first paint on',
  },
  {
    row: 114,
    rule: '`?outline=0` hides the list of headings.',
    test: 'tests/e2e/hiddenParts.test.ts › ?outline=0 hides that part and no other, from the first paint on',
  },
  {
    row: 115,
    rule: '`?footer=0` hides the footer.',
    test: 'tests/e2e/hiddenParts.test.ts › ?footer=0 hides that part and no other, from the first paint on',
  },
  {
    row: 116,
    rule: 'Front matter hides each of these.',
    test: [
      'tests/e2e/plainSite.test.ts › front matter hides each part of a page, and no other',
      'tests/e2e/plainSite.test.ts › what front matter hides is back on the next page',
    ],
  },
  {
    row: 117,
    rule: 'Front matter or query hides the parts that float over pages.',
    test: [
      'tests/e2e/plainSite.test.ts › front matter hides each part of a page, and no other',
      'tests/e2e/hiddenParts.test.ts › ?globalUIComponents=0 hides that part and no other, from the first paint on',
    ],
  },
  {
    row: 118,
    rule: 'A page’s title ends with that of the site.',
    test: [
      'tests/unit/theme/lib/getPageTitle.test.ts › getPageTitle › ends with the title of the site',
      'tests/site/routes.test.ts › the built site › names itself in every title, and home is the name alone',
    ],
  },
  {
    row: 119,
    rule: 'Home has the site’s title alone.',
    test: [
      'tests/unit/theme/lib/getPageTitle.test.ts › getPageTitle › is the site’s title on home',
      'tests/site/routes.test.ts › the built site › names itself in every title, and home is the name alone',
    ],
  },
  {
    row: 120,
    rule: 'Custom and blank pages have a title of their own too.',
    test: 'tests/unit/theme/lib/getPageTitle.test.ts › getPageTitle › is the page’s own on pages without a frame as well',
  },
  {
    row: 121,
    rule: 'The description is the page’s, else the site’s, else the theme’s.',
    test: [
      'tests/unit/theme/lib/getPageDescription.test.ts › says what the page says, else what the site says, else what the theme says',
      'tests/e2e/plainSite.test.ts › a page is described in its own words, else in those of the site',
    ],
  },
  {
    row: 122,
    rule: 'The link for editing names the host, with an emoji.',
    test: [
      'tests/e2e/docFurniture.test.ts › a page says where it can be edited and where its source is',
      'tests/unit/specTexts.test.ts › i18n.json › says at editLinkText what the specification says',
    ],
  },
  {
    row: 123,
    rule: 'The link to a source is called Source.',
    test: [
      'tests/e2e/docFurniture.test.ts › a page says where it can be edited and where its source is',
      'tests/unit/specTexts.test.ts › i18n.json › says at sourceCodeText what the specification says',
    ],
  },
  {
    row: 124,
    rule: 'It has the icon of the host.',
    test: 'tests/unit/theme/docPage/SourceLink.test.tsx › a link to a source has the icon of the host that keeps it',
  },
  {
    row: 125,
    rule: 'The pages before and after are called Previous Page and Next Page.',
    test: [
      'tests/e2e/navigation.test.ts › next and previous lead there and back',
      'tests/unit/specTexts.test.ts › i18n.json › says at prevPageText what the specification says',
      'tests/unit/specTexts.test.ts › i18n.json › says at nextPageText what the specification says',
    ],
  },
  {
    row: 126,
    rule: 'A button leads smoothly to the top once the page is scrolled.',
    test: [
      'tests/e2e/docFurniture.test.ts › the way back to the top appears once the page is scrolled, and leads there (after React)',
      'tests/e2e/docFurniture.test.ts › the way to the top is smooth, and a jump for readers who want no motion',
    ],
  },
  {
    row: 127,
    rule: 'The list of headings is indented by 12 px per level beyond 2.',
    test: 'tests/e2e/outline.test.ts › entries stand 12 px further in for each level beyond 2',
  },
  {
    row: 128,
    rule: 'A click on one of them sets the hash and scrolls there.',
    test: 'tests/e2e/outline.test.ts › a click sets the hash and shows the heading',
  },
  {
    row: 129,
    rule: 'Code can be copied.',
    test: [
      'tests/e2e/codeBlocks.test.ts › the copy button › copies the code and says so for 2000 ms',
      'tests/e2e/codeBlocks.test.ts › the copy button › selects the code where the clipboard is refused, and says so',
    ],
  },
  {
    row: 130,
    rule: 'A control breaks long lines of code.',
    test: [
      'tests/e2e/codeBlocks.test.ts › the switches of a block › break and number the lines of every block, from then on and in other tabs',
      'tests/e2e/codeBlocks.test.ts › the switches of a block › work with garbage in storage, and where it is full',
    ],
  },
  {
    row: 131,
    rule: 'Lines of code are neither numbered nor broken by themselves.',
    test: 'tests/e2e/codeBlocks.test.ts › lines are neither numbered nor broken unless a block asks for it',
  },
  {
    row: 132,
    rule: 'Code is coloured in six languages, two of them under a short name as well.',
    test: [
      'tests/unit/plugins/markdown/languages.test.ts › code in bash is coloured',
      'tests/unit/plugins/markdown/languages.test.ts › code in diff is coloured',
      'tests/unit/plugins/markdown/languages.test.ts › code in json is coloured',
      'tests/unit/plugins/markdown/languages.test.ts › code in tsx is coloured',
      'tests/unit/plugins/markdown/languages.test.ts › a short name means the language',
    ],
  },
  {
    row: 133,
    rule: 'Tabs show a command for npm, yarn, pnpm and bun.',
    test: [
      'tests/e2e/tabs.test.ts › tabs of package managers › work by pointer before React, for the whole group, and keep the choice',
      'tests/e2e/tabs.test.ts › print shows every panel under its label',
    ],
  },
  {
    row: 134,
    rule: 'Each puts its own name before the command.',
    test: 'tests/unit/plugins/parts/packageManagers/translateCommand.test.ts › a command is said as each package manager says it › and begins with its own program',
  },
  {
    row: 135,
    rule: 'Steps can be numbered.',
    test: 'tests/e2e/tabs.test.ts › steps are numbered, and their headings are in the outline',
  },
  {
    row: 136,
    rule: 'Images in the text grow on a click.',
    test: 'tests/e2e/imageZoom.test.ts › an image grows to the window over white or the dark page (light)',
  },
  {
    row: 137,
    rule: 'They grow over the page’s own colour.',
    test: 'tests/e2e/imageZoom.test.ts › an image grows to the window over white or the dark page (dark)',
  },
  {
    row: 138,
    rule: 'Escape, 40 px of scrolling, a resize and a click beside end it.',
    test: [
      'tests/e2e/imageZoom.test.ts › 30 px of scrolling and a moving pointer keep it, 40 px, a resize and Escape end it',
      'tests/e2e/imageZoom.test.ts › an image grows to the window over white or the dark page (light)',
    ],
  },
  {
    row: 139,
    rule: 'Where the large image fails the small one stays.',
    test: 'tests/e2e/imageZoom.test.ts › the image of the page grows where the large one cannot be had',
  },
];
