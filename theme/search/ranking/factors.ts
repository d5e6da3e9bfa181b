import type { Section } from './sections';
import { aboutSiteFactor, elsewhereFactor, frameworkFactor, nearFactor } from './weights';
import type { Query } from './query';

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

/** Headings that pages share for what goes wrong, and pages that are about nothing else. */
const troubleHeading =
  /^(?:errors?\b|what can go wrong|interactions and traps|错误|报错|常见错误|常见问题)/i;
const troublePage = /\/(?:errors|exceptions)$/;

/** Words of a question about something that went wrong, and codes of errors. */
const troubleWord =
  /\b(?:errors?|exceptions?|warnings?|fail(?:s|ed|ing|ure)?|why|not?|never|cannot|without|instead|missing|lost|loses|gone|empty|wrong|broken|twice|too|problems?|issues?|ignored|undefined|unknown|unexpected|invalid|unsupported|still|nothing|crash(?:es|ed)?|breaks?|stays?|stuck|hangs|vanish(?:es|ed)?|disappears?|mangled|deletes?d?|dropped|refuse[sd]?|rejected|block(?:s|ed)|throws|stopped|no longer|anymore|deprecated|misspelled|incompatible|conflicts?|clash(?:es)?|complains?|stale|ts\d{4,5}|err_\w+|e(?:resolve|noent|acces|perm))\b|n['’]t\b|错误|报错|异常|警告|失败|问题|为什么|找不到|没|不|无法|缺少|丢失|重复/i;

/** Whether a section tells of what goes wrong, rather than of what to do. */
export const isTrouble = ({ id, route, heading, above }: Section): boolean =>
  id !== '' &&
  (troublePage.test(route) || [...above, heading].some((one) => troubleHeading.test(one)));

/** Whether a query asks about that, or may be about to: "err". */
export const asksOfTrouble = ({ literal }: Query, matches: ReadonlyMap<string, number>): boolean =>
  troubleWord.test(literal) || [...matches.keys()].some((word) => troubleWord.test(word));
