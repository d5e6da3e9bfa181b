import type { LocalFault, Position } from '../../../read/faults';
import { findNearest } from '../../../read/findNearest';
import type { Located, LocatedEntry, Parsed } from '../../../read/located';
import { collectPageIds } from '../links';
import type { Site } from '../../../read/site';

/**
 * A file of search terms (`site/searchTerms/<section>.<language>.json`) holds lists of words by route or
 * route and anchor. A page or heading that is gone is a warning: its words only have no effect.
 */
export function checkSearchTerms(
  { node, fault }: Parsed,
  language: string,
  site: Site,
): LocalFault[] {
  if (!node) return [fault];
  if (node.type !== 'object') return [reportShape(node)];
  const seen = new Set<string>();
  return node.entries.flatMap((entry) => {
    const isRepeated = seen.has(entry.key);
    seen.add(entry.key);
    if (isRepeated) return [reportShape(entry, `\`${entry.key}\` is here twice.`)];
    return [...checkPlace(entry, language, site), ...checkTerms(entry.value)];
  });
}

function checkPlace(entry: LocatedEntry, language: string, site: Site): LocalFault[] {
  const [route = '', anchor] = entry.key.split('#');
  const page = findPage(route, language, site);
  if (!page) {
    const nearest = findNearest(route, site.routes.keys());
    return [reportPlace(entry, `There is no page \`${route}\`.`, nearest)];
  }
  const ids = anchor === undefined ? undefined : collectPageIds(page, site);
  if (anchor === undefined || !ids || ids.has(anchor)) return [];
  const nearest = findNearest(anchor, ids);
  return [
    reportPlace(entry, `\`${route}\` has no \`#${anchor}\`.`, nearest && `${route}#${nearest}`),
  ];
}

/** The page that is found by the terms: in the default language where it is not translated. */
function findPage(route: string, language: string, { languages, routes }: Site) {
  const translated = language === languages[0] ? undefined : routes.get(`/${language}${route}`);
  return translated ?? routes.get(route);
}

function checkTerms(list: Located): LocalFault[] {
  if (list.type !== 'list' || list.items.length === 0) return [reportShape(list)];
  const seen = new Set<string>();
  return list.items.flatMap((item) => {
    const term = item.type === 'scalar' ? item.value : undefined;
    if (typeof term !== 'string' || !/[\p{L}\p{N}]/u.test(term)) return [reportShape(item)];
    const isRepeated = seen.has(term);
    seen.add(term);
    return isRepeated ? [reportShape(item, `\`${term}\` is in this list twice.`)] : [];
  });
}

const reportPlace = (
  { line, column }: Position,
  message: string,
  nearest: string | undefined,
): LocalFault => ({
  line,
  column,
  rule: 'search-terms-place',
  message,
  hint: nearest
    ? `Did you mean \`${nearest}\`?`
    : 'Move the words to another place, or remove them.',
  severity: 'warning',
});

const reportShape = (
  { line, column }: Position,
  message = 'This is no list of words by route.',
): LocalFault => ({
  line,
  column,
  rule: 'search-terms-type',
  message,
  hint: 'Write `"/config/lib/dts#use": ["emit declarations", "type definitions"]`, each word once.',
});
