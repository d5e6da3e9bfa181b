import { findNearest } from '../../../read/faults/findNearest';
import type { Site } from '../Site';
import type { AnyLinkUse } from './LinkSource';
import { writeRoute } from './writeRoute';

/** What to write instead of a link that leads nowhere, as a sentence. */
export function suggestRoute(
  route: string,
  { syntax }: AnyLinkUse,
  language: string,
  { languages, routes }: Site,
): string {
  const write = (found: string) => writeRoute(found, syntax, language);
  const isNavigation = syntax === 'nav' || syntax === 'sidebar';
  const [, ...segments] = (
    language === languages[0] ? route : route.slice(language.length + 1)
  ).split('/');
  if (isNavigation && languages.includes(segments[0] ?? '')) {
    return `Leave the language out, the framework adds it: \`/${segments.slice(1).join('/')}\`.`;
  }

  const inDefault = route.replace(new RegExp(`^/${language}(?=/)`), '');
  if (inDefault !== route && routes.has(inDefault)) {
    return `The page is there in \`${languages[0]}\` only: write \`${write(inDefault)}\`.`;
  }

  const candidates = listRoutes(language, routes);
  const name = getLastSegment(route);
  const namesakes = candidates.filter((candidate) => name && getLastSegment(candidate) === name);
  const nearest = findNearest(route, namesakes, 1) ?? findNearest(route, candidates, 0.25);
  return nearest
    ? `Did you mean \`${write(nearest)}\`?`
    : 'Link to a page that exists, or create this one.';
}

function listRoutes(language: string, routes: Site['routes']): string[] {
  const found: string[] = [];
  for (const [route, page] of routes) if (page.language === language) found.push(route);
  return found;
}

/** `/config/lib` and `/config/lib/` → `lib`. */
const getLastSegment = (route: string): string => /([^/]*)\/?$/.exec(route)?.[1] ?? '';
