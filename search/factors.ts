import { isOfTrouble, messagesRoute } from '../site/sharedHeadings';
import type { Section } from './sections';
import type { Query } from './query';

/**
 * Whether a section is on a page on another tool or an older version, which names every option once more,
 * unless the query names it: "migr", "noExternal of tsup".
 * @param matches words that the query stands for
 */
export function isAside({ route }: Section, matches: ReadonlyMap<string, number>): boolean {
  const [, ...folders] = /\/(migration|upgrade)\/([^/]+)/.exec(route) ?? [];
  const names = folders.flatMap((name) => name.split('-'));
  return names.length > 0 && !names.some((name) => matches.has(name));
}

/** Words of a question about something that went wrong, and codes of errors. */
const troubleWord =
  /\b(?:errors?|exceptions?|warnings?|fail(?:s|ed|ing|ure)?|why|not?|never|cannot|without|instead|missing|lost|loses|gone|empty|wrong|broken|twice|too|problems?|issues?|ignored|undefined|unknown|unexpected|invalid|unsupported|still|nothing|crash(?:es|ed)?|breaks?|stays?|stuck|hangs|vanish(?:es|ed)?|disappears?|mangled|deletes?d?|dropped|refuse[sd]?|rejected|block(?:s|ed)|throws|stopped|no longer|anymore|deprecated|misspelled|incompatible|conflicts?|clash(?:es)?|complains?|stale|ts\d{4,5}|err_\w+|e(?:resolve|noent|acces|perm))\b|n['’]t\b|错误|报错|异常|警告|失败|问题|为什么|找不到|没|不|无法|缺少|丢失|重复/i;

/** Whether a section tells of what goes wrong, rather than of what to do. */
export const isTrouble = ({ route, ids }: Section): boolean =>
  ids.length > 0 && (route.endsWith(messagesRoute) || ids.some(isOfTrouble));

/** Whether a query asks about that, or may be about to: "err". */
export const asksOfTrouble = ({ literal }: Query, matches: ReadonlyMap<string, number>): boolean =>
  troubleWord.test(literal) || [...matches.keys()].some((word) => troubleWord.test(word));
