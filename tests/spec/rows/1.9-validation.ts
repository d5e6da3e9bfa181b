import type { SpecRow } from '../SpecRow';

/** Section 1.9 of the specification: validation. */
export const validation: readonly SpecRow[] = [
  {
    row: 202,
    rule: 'Readers are led to their language only where the setting is auto, as it is by default.',
    open: 'frame: language',
  },
  { row: 203, rule: 'Only where the site has a language.', open: 'frame: language' },
  { row: 204, rule: 'Never a bot, spider, crawler or Lighthouse.', open: 'frame: language' },
  {
    row: 205,
    rule: 'Only where the browser’s first language is another one of the site’s.',
    open: 'frame: language',
  },
  { row: 206, rule: 'Only to a page that exists.', open: 'frame: language' },
  {
    row: 207,
    rule: 'The filter of the overview ignores case and takes dashes for spaces.',
    test: 'tests/unit/theme/overview/overviewGroups.test.ts › filterGroups › reads dashes as spaces and ignores case',
  },
  {
    row: 208,
    rule: 'Everybody reads everything.',
    test: 'tests/site/answers.test.ts › the built site › answers /guide/start/ with 200, HTML and the security policy',
  },
];
