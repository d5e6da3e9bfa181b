import type { ClientComponent } from '../component';
import { putLabelAbove } from '../listContent';
import { migrations } from '../migrations';
import { checkTabs } from './checkTabs';

/** Components that the browser renders; those with much code of their own have a file next to this one. */
export const clientComponents: readonly ClientComponent[] = [
  {
    name: 'Tabs',
    about: 'Shows one of its `Tab`s; a `group` keeps the choice, on every page that has it.',
    attributes: { group: 'text', label: 'words' },
    browser: 'ui/Tabs',
    check: checkTabs,
  },
  {
    name: 'Tab',
    about: 'One of several tabs; `value` names it in addresses, else its label does.',
    attributes: { label: 'words', value: 'text' },
    required: ['label'],
    inside: 'Tabs',
    browser: 'ui/Tabs',
    toMarkdown: putLabelAbove,
  },
  {
    name: 'Columns',
    about: 'Puts its `Column`s side by side where the screen has room.',
    example: `<Columns>
<Column>

The first column.

</Column>
<Column>

The second, next to it where the screen has room.

</Column>
</Columns>`,
    browser: 'mdx/Blocks',
  },
  { name: 'Column', about: 'One of several columns.', inside: 'Columns', browser: 'mdx/Blocks' },
  {
    name: 'Steps',
    about: 'Numbers the h3 headings in it, or the items of its list.',
    browser: 'mdx/Blocks',
  },
  {
    name: 'ConfigConverter',
    about: 'Converts configs of other tools in the browser.',
    page: '/tools/config-converter',
    texts: 'converter',
    quotes: migrations,
    browser: 'configConverter/ConfigConverter',
  },
  {
    name: 'PackageCheck',
    about: 'Checks a package of the reader in the browser.',
    page: '/tools/package',
    texts: 'packagePage',
    browser: 'packageCheck/PackageCheck',
  },
  {
    name: 'ErrorFinder',
    about: "Finds known errors in a terminal's output in the browser.",
    page: '/tools/errors',
    texts: 'errorPage',
    browser: 'errorFinder/ErrorFinder',
  },
  {
    name: 'OutputExplorer',
    about: 'Shows what builds of small libraries wrote, by their settings.',
    page: '/tools/output',
    texts: 'explorerPage',
    browser: 'outputExplorer/OutputExplorer',
  },
  {
    name: 'UpgradeHelper',
    about: 'Shows what changed between two releases, and marks what concerns a pasted config.',
    page: '/tools/upgrade',
    texts: 'upgradePage',
    browser: 'upgradeHelper/UpgradeHelper',
  },
  {
    name: 'PageInRelease',
    about: 'Says what a release had of the page that the reader came from.',
    attributes: { release: 'text' },
    required: ['release'],
    texts: 'releaseNote',
    browser: 'upgradeHelper/PageInRelease',
    // Readers of the file came from no page.
    toMarkdown: () => [],
  },
  {
    name: 'OfflineReading',
    about: 'Keeps the site for reading without a network, where the reader wants it.',
    page: '/offline',
    texts: 'offline',
    browser: 'offline/OfflineReading',
  },
];
