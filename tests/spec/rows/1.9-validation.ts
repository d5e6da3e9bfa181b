import type { SpecRow } from '../SpecRow';

/** Section 1.9 of the specification: validation. */
export const validation: readonly SpecRow[] = [
  {
    row: 202,
    rule: 'Readers are led to their language only where the setting is auto, as it is by default.',
    test: [
      'tests/unit/theme/lib/listRedirectLanguages.test.ts › a first visit › may lead to every other language where nothing is set',
      'tests/unit/theme/lib/listRedirectLanguages.test.ts › a first visit › leads nowhere from any page with `never`',
      'tests/e2e/versionsSite.test.ts › a page names the translations that a first visit may lead to, as the site has set',
    ],
  },
  {
    row: 203,
    rule: 'Only where the site has a language.',
    test: 'tests/unit/theme/lib/listRedirectLanguages.test.ts › a first visit › leads nowhere on a site without languages, or with one',
  },
  {
    row: 204,
    rule: 'Never a bot, spider, crawler or Lighthouse.',
    test: [
      'tests/e2e/language.test.ts › the first visit › of Googlebot/2.1 › opens what was asked for',
      'tests/e2e/language.test.ts › the first visit › of Baiduspider › opens what was asked for',
      'tests/e2e/language.test.ts › the first visit › of some-Crawler › opens what was asked for',
      'tests/e2e/language.test.ts › the first visit › of Chrome-Lighthouse › opens what was asked for',
    ],
  },
  {
    row: 205,
    rule: 'Only where the browser’s first language is another one of the site’s.',
    test: [
      'tests/e2e/language.test.ts › the first visit › of a Chinese browser › opens the Chinese page once, keeping query and hash',
      'tests/e2e/language.test.ts › the first visit › of a browser in a language the site has not › opens what was asked for',
      'tests/unit/theme/lib/listRedirectLanguages.test.ts › a first visit › may lead to every other language where nothing is set',
    ],
  },
  {
    row: 206,
    rule: 'Only to a page that exists.',
    test: [
      'tests/e2e/language.test.ts › the first visit › of a Chinese browser › stays on a page that is not translated or not there, and is led on from the next',
      'tests/e2e/language.test.ts › the first visit › of a Chinese browser › opens the Chinese page once, keeping query and hash',
    ],
  },
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
