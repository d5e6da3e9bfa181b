import type { Section } from './Section';
import { aboutSiteFactor, elsewhereFactor, frameworkFactor, nearFactor } from './weights';

/** Pages that tell of other tools and older versions: they name every option once more. */
const elsewhere = /\/(?<kind>migration|upgrade)\/(?<subject>[^/]*)/;

/** Pages on one framework, which say once more what holds for all. Those on React hold for most. */
const onFramework = /\/(?:solution|framework)\/(?<framework>preact|solid|svelte|vue)$/;

/** Pages on this site itself, which have many a word of the tool's. */
const aboutSite = /^(?:\/\w\w)?\/(?<name>accessibility|proof|offline|all-pages)\b/;

/**
 * By what the place of a section counts less or more, whatever it says.
 * @param matches words that the query stands for
 * @param from the route being read
 */
export function getPlaceFactor(
  { route }: Section,
  matches: ReadonlyMap<string, number>,
  from: string | undefined,
): number {
  const { kind = '', subject } = elsewhere.exec(route)?.groups ?? {};
  // "noExternal of tsup", "migr", "upgrading": then such a page is what is asked for.
  const isElsewhere =
    subject !== undefined && ![kind, ...subject.split('-')].some((name) => matches.has(name));
  const { framework } = onFramework.exec(route)?.groups ?? {};
  // "vue-tsc" names it as well.
  const isOther =
    framework !== undefined && ![...matches.keys()].some((word) => word.startsWith(framework));
  const { name } = aboutSite.exec(route)?.groups ?? {};
  // "offline": then the page on that is what is asked for.
  const isAboutSite = name !== undefined && !name.split('-').some((part) => matches.has(part));
  const isNear = from !== undefined && getFolder(from) === getFolder(route);
  return (
    (isElsewhere ? elsewhereFactor : 1) *
    (isOther ? frameworkFactor : 1) *
    (isAboutSite ? aboutSiteFactor : 1) *
    (isNear ? nearFactor : 1)
  );
}

/** The first two folders: `/config/lib` of `/config/lib/dts`. */
const getFolder = (route: string): string => route.split('/').slice(0, 3).join('/');
