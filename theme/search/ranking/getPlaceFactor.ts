import type { Section } from './Section';
import { elsewhereFactor, nearFactor } from './weights';

/** Pages that tell of other tools and older versions: they name every option once more. */
const elsewhere = /\/(?<kind>migration|upgrade)\/(?<subject>[^/]*)/;

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
  const isNear = from !== undefined && getFolder(from) === getFolder(route);
  return (isElsewhere ? elsewhereFactor : 1) * (isNear ? nearFactor : 1);
}

/** The first two folders: `/config/lib` of `/config/lib/dts`. */
const getFolder = (route: string): string => route.split('/').slice(0, 3).join('/');
