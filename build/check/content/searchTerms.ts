import { z } from 'zod';
import { original } from '../../../site/site';
import { checkSchema } from '../checkSchema';
import { issue as report, type LocalIssue } from '../../read/issues';
import { findNearest } from '../../read/findNearest';
import { findDuplicates, listEntries, type LocatedEntry, type Parsed } from '../../read/located';
import type { Site } from '../site';
import { collectPageIds } from './links';
import { words } from './synonyms';

const schema = z.record(z.string(), words(1));

/**
 * A file of search terms (`site/searchTerms/<section>.<language>.json`) holds lists of words by route or
 * route and anchor. A page or heading that is gone is a warning: its words only have no effect.
 */
export function checkSearchTerms(
  { node, issue }: Parsed,
  language: string,
  site: Site,
): LocalIssue[] {
  if (!node) return [issue];
  const rules = { type: 'search-terms-type', unknownKey: 'search-terms-type' } as const;
  const places = listEntries(node).flatMap((entry) => checkPlace(entry, language, site) ?? []);
  return [
    ...checkSchema(schema, node, rules, 'searchTerms'),
    ...findDuplicates(node),
    // A renamed page is told once.
    ...places.filter(
      (one, at) => places.findIndex(({ message }) => message === one.message) === at,
    ),
  ];
}

function checkPlace(entry: LocatedEntry, language: string, site: Site): LocalIssue | undefined {
  const [route = '', anchor] = entry.key.split('#');
  const page = findPage(route, language, site);
  const ids = page && anchor !== undefined ? collectPageIds(page, site) : undefined;
  if (page && (anchor === undefined || !ids || ids.has(anchor))) return undefined;
  const nearest = ids
    ? findNearest(anchor ?? '', ids)?.replace(/^/, `${route}#`)
    : findNearest(
        route,
        [...site.routes.keys()].filter((one) => site.routes.get(one)?.language === original),
      );
  const message = ids ? `\`${route}\` has no \`#${anchor}\`.` : `There is no page \`${route}\`.`;
  const hint = nearest ? `Did you mean \`${nearest}\`?` : 'Move the words, or remove them.';
  const about = page && { about: [page.file] };
  return { ...report(entry, 'search-terms-place', message, hint), ...about };
}

/** The page that is found by the terms: in the default language where it is not translated. */
function findPage(route: string, language: string, { routes }: Site) {
  const translated = language === original ? undefined : routes.get(`/${language}${route}`);
  const page = routes.get(route);
  return translated ?? (page?.language === original ? page : undefined);
}
