import type { SpecRow } from '../SpecRow';

/** Section 1.7 of the specification: entities. */
export const entities: readonly SpecRow[] = [
  {
    row: 153,
    rule: 'A page has path, type, title, front matter, headings, route, language and version.',
    test: [
      'tests/unit/frameworkData.test.ts › the data of a page has the fields that the specification names',
      'tests/unit/site/frontMatter.test.ts › a page is of one of six types, and need not say so',
    ],
  },
  {
    row: 154,
    rule: 'Its record has the date of its last change and its file.',
    test: [
      'tests/unit/frameworkData.test.ts › the date of a page has the fields that the specification names',
      'tests/unit/frameworkData.test.ts › the record of a page at build has the fields that the specification names',
    ],
  },
  {
    row: 155,
    rule: 'A heading has text, id, depth and position.',
    test: 'tests/unit/frameworkData.test.ts › a heading of a page has the fields that the specification names',
  },
  {
    row: 156,
    rule: 'Front matter knows twelve keys.',
    test: 'tests/unit/site/frontMatter.test.ts › a page may say whatever the specification lets it say',
  },
  {
    row: 157,
    rule: 'A route has path, file, language and version.',
    test: 'tests/unit/frameworkData.test.ts › a route has the fields that the specification names',
  },
  {
    row: 158,
    rule: 'The site has base, language, locales, versions, theme settings, clean addresses and search.',
    test: [
      'tests/unit/frameworkData.test.ts › the data of the site has the fields that the specification names',
      'tests/unit/frameworkData.test.ts › the options of routes has the fields that the specification names',
      'tests/unit/frameworkData.test.ts › the versions has the fields that the specification names',
    ],
  },
  {
    row: 159,
    rule: 'The site says whether it is generated at build.',
    reason: 'It always is: the framework has no such flag any more, and nothing would read it.',
  },
  {
    row: 160,
    rule: 'The site lists its pages with their routes.',
    test: 'tests/unit/plugins/trimPageData/trimPageData.test.ts › keeps of every page only what the browser needs of pages it does not show',
  },
  {
    row: 161,
    rule: 'A locale has language, label and title.',
    test: 'tests/unit/frameworkData.test.ts › a locale has the fields that the specification names',
  },
  {
    row: 162,
    rule: 'A locale has its bar and its page trees.',
    test: [
      'tests/unit/frameworkData.test.ts › the theme’s part of a locale has the fields that the specification names',
      'tests/e2e/language.test.ts › the Chinese menu leads to pages that exist and says which are English',
    ],
  },
  {
    row: 163,
    rule: 'A locale has the words of the interface.',
    test: 'tests/unit/specTexts.test.ts › i18n.json › says everything in every language of the site',
  },
  {
    row: 164,
    rule: 'A locale has the address of its sources.',
    reason:
      'One repository holds both languages, so its address stands once, in site/site.ts; the language is part of a file’s path.',
  },
  {
    row: 165,
    rule: 'An item of the bar has text, link, rule of activity, tag, side and items.',
    test: [
      'tests/e2e/versionsBar.test.ts › items of the bar › stand at its start or at its end, and carry tags',
      'tests/e2e/versionsBar.test.ts › items of the bar › open groups, by keyboard too',
      'tests/e2e/versionsSite.test.ts › versions › home, sections and languages stay in the version that is read',
    ],
  },
  {
    row: 166,
    rule: 'An entry of a page tree has text, link, tag, folding, entries, levels of headings, context and key.',
    test: [
      'tests/unit/theme/overview/overviewGroups.test.ts › levels of headings › are those of the entry, else of the overview, else of the group',
      'tests/unit/theme/sidebar/sidebarTree.test.ts › getSidebarTree › hands on tags and contexts, and no empty ones',
      'tests/full/longSidebar.test.ts › only the groups that their writer left open, and that of the page, are open',
    ],
  },
  {
    row: 167,
    rule: 'A divider has a kind; a heading of the tree has text and tag.',
    test: [
      'tests/full/longSidebar.test.ts › dividers, section headers, tags and contexts are shown as they were written',
      'tests/unit/theme/sidebar/sidebarTree.test.ts › getSidebarTree › draws rules and headings',
    ],
  },
  {
    row: 168,
    rule: 'A hero has logo, title, subtitle, description, two buttons, stars and oval.',
    test: [
      'tests/unit/theme/home/Hero.test.tsx › the hero › shows the texts of spec.md where it is told none',
      'tests/unit/theme/home/Hero.test.tsx › the hero › shows stars, oval, logo and picture where it is asked to',
    ],
  },
  {
    row: 169,
    rule: 'An announcement has link, message, key and whether it shows.',
    test: [
      'tests/e2e/announcement.test.ts › the announcement › is closed for good by keyboard (before React)',
      'tests/e2e/announcement.test.ts › the announcement › is closed for good by keyboard (after React)',
      'tests/e2e/announcement.test.ts › the announcement › is on top, and there again for whoever stored something else',
      'tests/e2e/plainSite.test.ts › one language and one version have no menus, and news with `display: false` do not show',
    ],
  },
  {
    row: 170,
    rule: 'Six labels of the landing page stand in both languages.',
    test: [
      'tests/unit/specTexts.test.ts › i18n.json › has the six labels of the landing page',
      'tests/unit/specTexts.test.ts › i18n.json › says everything in every language of the site',
      'tests/e2e/home.test.ts › /zh/ says what the tool is and leads on',
    ],
  },
  {
    row: 171,
    rule: 'Parts of a page know its language, version and data.',
    test: 'tests/unit/frameworkData.test.ts › the data of a page has the fields that the specification names',
  },
  {
    row: 172,
    rule: 'A tool has names, descriptions and addresses in two languages, a logo and its scale.',
    test: 'tests/e2e/navPopovers.test.ts › each tool has a picture at its scale or a blank square, says what it is, and opens in a new tab',
  },
  {
    row: 173,
    rule: 'A document of the search has title, text, headings and route, which is its id too.',
    test: 'tests/unit/plugins/searchIndex/searchIndex.test.ts › searchIndex › writes what the dialog reads, and leaves the page itself whole',
  },
  {
    row: 174,
    rule: 'A hit has heading, excerpt, page, link and the places to mark.',
    test: 'tests/unit/theme/search/local/createSearchServer.test.ts › createSearchServer › answers with hits as they are shown, under the id of the question',
  },
  {
    row: 175,
    rule: 'A group of hits has its index and its hits; all groups are drawn alike, so that none says how.',
    test: [
      'tests/unit/theme/search/remote/createRemoteProvider.test.ts › createRemoteProvider › answers with a group for each index, in its own order, a hit once',
      'tests/e2e/remoteSearch.test.ts › several indexes › are tabs, this site first, each with its number of hits',
    ],
  },
  {
    row: 176,
    rule: 'A tab has label and value.',
    test: [
      'tests/unit/site/tabs.test.ts › a tab is called by its label in small letters',
      'tests/e2e/tabs.test.ts › an address › chooses a tab before what is kept, and says what is chosen then',
    ],
  },
  {
    row: 177,
    rule: 'A search index takes options of its library.',
    reason:
      'They are settings of an older FlexSearch that no reader can see; theme/search/ranking has its own, each with the question it decides.',
  },
];
