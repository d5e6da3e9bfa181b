import { badgeTones } from '../../../site/badgeTones';
import type { DrawnComponent } from '../component';

/** Components that the browser draws, except those whose content must have a certain shape. */
export const drawn: readonly DrawnComponent[] = [
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
    name: 'Badge',
    about: 'A word about what comes before it, such as “experimental”.',
    attributes: { tone: badgeTones },
    browser: 'mdx/Badge',
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
