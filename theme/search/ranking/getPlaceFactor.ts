import type { Query } from './parseQuery';
import type { Section } from './Section';
import { elsewhereFactor, nearFactor } from './weights';

/** Pages that tell of other tools and older versions: they name every option once more. */
const elsewhere = /\/(?:migration|upgrade)\/(?<subject>[^/]*)/;

/** By what the place of a section counts less or more, whatever it says. */
export function getPlaceFactor(section: Section, query: Query, from: string | undefined): number {
  const subject = elsewhere.exec(section.route)?.groups?.subject;
  const isElsewhere = subject !== undefined && !isAskedFor(subject, query);
  const isNear = from !== undefined && getFolder(from) === getFolder(section.route);
  return (isElsewhere ? elsewhereFactor : 1) * (isNear ? nearFactor : 1);
}

/** "noExternal of tsup", "migrate from rollup", "0.x": then such a page is what is asked for. */
function isAskedFor(subject: string, { words }: Query): boolean {
  const names = subject.split('-');
  return words.some(
    ({ term, parts }) =>
      /^(?:migrat|upgrad|breaking|迁移|升级)/.test(term) ||
      [term, ...parts].some((one) => names.includes(one)),
  );
}

/** The first two folders: `/config/lib` of `/config/lib/dts`. */
const getFolder = (route: string): string => route.split('/').slice(0, 3).join('/');
