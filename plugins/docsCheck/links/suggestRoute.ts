import { findNearest } from '../findNearest';
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
  const [first, second, ...rest] = route.split('/').filter(Boolean);
  const isNavigation = syntax === 'nav' || syntax === 'sidebar';
  const [doubled, path] = first === language ? [second, rest] : [first, [second, ...rest]];
  if (isNavigation && doubled && languages.includes(doubled)) {
    return `Leave the language out, the framework adds it: \`/${path.filter(Boolean).join('/')}\`.`;
  }

  const inDefault = route.replace(new RegExp(`^/${language}(?=/)`), '');
  if (inDefault !== route && routes.has(inDefault)) {
    return `The page is there in \`${languages[0]}\` only: write \`${write(inDefault)}\`.`;
  }

  const candidates = [...routes.values()]
    .filter((page) => page.language === language)
    .map((page) => page.route);
  const name = getLastSegment(route);
  const namesakes = candidates.filter((candidate) => name && getLastSegment(candidate) === name);
  const nearest = findNearest(route, namesakes, 1) ?? findNearest(route, candidates, 0.25);
  return nearest
    ? `Did you mean \`${write(nearest)}\`?`
    : 'Link to a page that exists, or create this one.';
}

const getLastSegment = (route: string): string | undefined =>
  route.split('/').filter(Boolean).at(-1);
