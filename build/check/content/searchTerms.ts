import { z } from 'zod';
import { original } from '../../../site/site';
import { issue as report, type LocalIssue } from '../../read/issues';
import { suggest } from '../../read/findNearest';
import { listEntries, type LocatedEntry, type Parsed } from '../../read/located';
import type { Site } from '../site';
import { checkData, words } from './dataFiles';
import { collectPageIds } from './links';
import { suggestRoute } from './routes';

const schema = z.record(z.string(), words(1));

/**
 * A file of search terms (`site/searchTerms/<section>.<language>.json`) holds lists of words by route or
 * route and anchor. A page or heading that is gone is a warning: its words only have no effect.
 */
export function checkSearchTerms(terms: Parsed, language: string, site: Site): LocalIssue[] {
  const places = listEntries(terms.node).flatMap(
    (entry) => checkPlace(entry, language, site) ?? [],
  );
  return [
    ...checkData(terms, schema, 'searchTerms', 'search-terms-type'),
    // A renamed page is reported once.
    ...new Map(places.toReversed().map((one) => [one.message, one])).values(),
  ];
}

function checkPlace(entry: LocatedEntry, language: string, site: Site): LocalIssue | undefined {
  const [route = '', anchor] = entry.key.split('#');
  const page = findPage(route, language, site);
  const ids = page && anchor !== undefined ? collectPageIds(page, site) : undefined;
  if (page && (anchor === undefined || !ids || ids.has(anchor))) return undefined;
  const message = ids ? `\`${route}\` has no \`#${anchor}\`.` : `There is no page \`${route}\`.`;
  const hint = ids
    ? suggest(anchor ?? '', ids, 'Move the words, or remove them.')
    : suggestRoute(route, { syntax: 'jsx' }, original, site);
  const about = page && { about: [page.file] };
  return { ...report(entry, 'search-terms-place', message, hint), ...about };
}

/** The page that is found by the terms: in the default language where it is not translated. */
function findPage(route: string, language: string, { routes }: Site) {
  const translated = language === original ? undefined : routes.get(`/${language}${route}`);
  const page = routes.get(route);
  return translated ?? (page?.language === original ? page : undefined);
}
