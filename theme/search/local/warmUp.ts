import { firstHits } from '../SearchProvider';
import { answerQuery, type LocalSearch } from './answerQuery';

/** After 8 the first real question takes 26 ms of processor time, after 24 half of that, after 40 a third. */
const questions = 40;
/** Words of Chinese are parted by other code, which takes 7 ms when it is first asked. */
const chineseQuestions = 4;
const isChinese = /\p{Script=Han}/u;

/** Milliseconds between them, in which a real question is heard. */
const pause = 10;

/**
 * Asks an index for some of its pages, and for some by Chinese keywords, one by one while nobody else asks,
 * so that the reader's first questions find code compiled and texts read.
 */
export async function warmUp(search: LocalSearch, isIdle: () => boolean): Promise<void> {
  const keywords = search.records.flatMap(({ terms = [] }) => terms);
  for (const question of [
    ...search.records.slice(0, questions).map(({ title }) => title),
    ...keywords.filter((keyword) => isChinese.test(keyword)).slice(0, chineseQuestions),
  ]) {
    do await new Promise((resolve) => setTimeout(resolve, pause));
    while (!isIdle());
    answerQuery(question, search, { limit: firstHits });
  }
}
