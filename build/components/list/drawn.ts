import type { DrawnComponent } from '../component';
import { putLabelAbove } from '../listContent';
import { checkTab, checkTabs } from './tabs';

/** Components that the browser draws; those with much code of their own have a file next to this one. */
export const drawn: readonly DrawnComponent[] = [
  {
    kind: 'drawn',
    name: 'Tabs',
    about: 'Shows one of its `Tab`s; a `group` keeps the choice, on every page that has it.',
    attributes: { group: 'text', label: 'words' },
    browser: 'tabs/Tabs',
    early: { script: 'tabs/tabsScript', states: ['data-tabs-ready'] },
    content: { check: checkTabs },
  },
  {
    kind: 'drawn',
    name: 'Tab',
    about: 'One of several tabs; `value` names it in addresses, else its label does.',
    attributes: { label: 'words', value: 'text' },
    required: ['label'],
    inside: 'Tabs',
    browser: 'tabs/Tabs',
    content: { check: checkTab },
    toMarkdown: putLabelAbove,
  },
  {
    kind: 'drawn',
    name: 'Columns',
    about: 'Puts its `Column`s side by side where the screen has room.',
    attributes: {},
    browser: 'mdx/Blocks',
  },
  {
    kind: 'drawn',
    name: 'Column',
    about: 'One of several columns.',
    attributes: {},
    inside: 'Columns',
    browser: 'mdx/Blocks',
  },
  {
    kind: 'drawn',
    name: 'Steps',
    about: 'Numbers the h3 headings in it, or the items of its list.',
    attributes: {},
    browser: 'mdx/Blocks',
  },
  {
    kind: 'drawn',
    name: 'ConfigConverter',
    about: 'Converts configs of other tools in the browser.',
    attributes: {},
    page: '/tools/config-converter',
    texts: 'converter',
    browser: 'configConverter/ConfigConverter',
  },
  {
    kind: 'drawn',
    name: 'PackageCheck',
    about: 'Checks a package of the reader in the browser.',
    attributes: {},
    page: '/tools/package',
    texts: 'packagePage',
    browser: 'packageCheck/PackageCheck',
  },
  {
    kind: 'drawn',
    name: 'OfflineReading',
    about: 'Keeps the site for reading without a network, where the reader wants it.',
    attributes: {},
    page: '/offline',
    texts: 'offline',
    browser: 'offline/OfflineReading',
  },
];
