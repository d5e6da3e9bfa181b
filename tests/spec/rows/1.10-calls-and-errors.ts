import type { SpecRow } from '../SpecRow';

/** Section 1.10 of the specification: calls and errors. */
export const callsAndErrors: readonly SpecRow[] = [
  {
    row: 209,
    rule: 'The search index is a file named by language and version.',
    test: [
      'tests/unit/theme/search/local/findIndexAddress.test.ts › findIndexAddress › is the file of the language',
      'tests/unit/theme/search/local/findIndexAddress.test.ts › findIndexAddress › replaces the first dot of a version, as the framework does',
      'tests/e2e/searchField.test.ts › the index is fetched with a plain GET, under the name of its language',
    ],
  },
  {
    row: 210,
    rule: 'It is fetched once, with nothing sent along.',
    test: [
      'tests/e2e/searchFetching.test.ts › what is fetched › hovering fetches the index, once for all questions',
      'tests/e2e/searchField.test.ts › the index is fetched with a plain GET, under the name of its language',
    ],
  },
  {
    row: 211,
    rule: 'A remote search is asked for keyword, limit, indexes and language.',
    test: [
      'tests/unit/theme/search/remote/createRemoteProvider.test.ts › createRemoteProvider › asks with GET for keyword, limit, indexes and language',
      'tests/e2e/remoteSearch.test.ts › the service › is asked when there is a question, in the language of the page',
    ],
  },
  {
    row: 212,
    rule: 'It answers in groups; a failure is an empty list.',
    test: [
      'tests/unit/theme/search/remote/createRemoteProvider.test.ts › createRemoteProvider › answers with a group for each index, in its own order, a hit once',
      'tests/unit/theme/search/remote/createRemoteProvider.test.ts › createRemoteProvider › a service that is not there is logged and finds nothing',
    ],
  },
  {
    row: 213,
    rule: 'While it is awaited that is shown.',
    test: [
      'tests/e2e/remoteSearch.test.ts › the service › is shown to be awaited while this site has answered',
      'tests/unit/theme/search/remote/joinProviders.test.ts › joinProviders › reports what is known before the slowest has answered',
    ],
  },
  {
    row: 214,
    rule: 'Background and logos come from the origin of assets.',
    test: [
      'tests/unit/theme/lib/getAssetHref.test.ts › getAssetHref › is on the assets host where there is one',
      'tests/unit/plugins/deployFiles/buildPolicy.test.ts › buildPolicy › lets images come from the assets origin, without its path',
    ],
  },
  {
    row: 215,
    rule: 'Pages come as scripts of their own.',
    test: 'tests/e2e/navigation.test.ts › a page whose script cannot be fetched comes by exactly one full navigation',
  },
  {
    row: 216,
    rule: 'The search may run in a worker.',
    test: [
      'tests/unit/theme/search/local/createLocalProvider.test.ts › createLocalProvider › starts its worker with the first question only, and keeps it',
      'tests/e2e/searchField.test.ts › a question is asked once the typing has rested for 150 ms',
    ],
  },
  {
    row: 217,
    rule: 'Nothing else is called.',
    test: [
      'tests/e2e/everyRoute.test.ts › /guide/start/ is quiet, and React changes nothing in either scheme',
      'tests/e2e/watch.test.ts › the watch sees a request to another origin',
    ],
  },
  {
    row: 218,
    rule: 'An unknown path gives the 404 page.',
    test: 'tests/site/answers.test.ts › the built site › answers /nope with 404 and the error page',
  },
  {
    row: 219,
    rule: 'A page that cannot be fetched is logged, and nothing is shown of it.',
    test: [
      'tests/e2e/navigation.test.ts › a page whose script cannot be fetched comes by exactly one full navigation',
      'tests/e2e/navigation.test.ts › offline a page that is not there yet is logged, the old one stays, and a click brings it later',
    ],
  },
  {
    row: 220,
    rule: 'A remote search that fails is logged and finds nothing.',
    test: [
      'tests/e2e/remoteSearch.test.ts › the service › that fails is logged, finds nothing, and leaves this site to search; Retry asks again',
      'tests/unit/theme/search/remote/createRemoteProvider.test.ts › createRemoteProvider › a service that is not there is logged and finds nothing',
    ],
  },
  {
    row: 221,
    rule: 'A search index that fails does not break the page.',
    test: 'tests/e2e/searchFetching.test.ts › failures › an index that fails once is fetched again with Retry',
  },
  {
    row: 222,
    rule: 'A search that finds nothing says so.',
    test: 'tests/e2e/searchAnswers.test.ts › nothing found, strange input › says what was not found and what to do',
  },
  {
    row: 223,
    rule: 'A lock of scrolling without a target is logged on iOS.',
    test: 'tests/unit/theme/hooks/lockBodyScroll.test.ts › lockBodyScroll › only logs the message of spec.md §8 on an iPhone without a target',
  },
];
