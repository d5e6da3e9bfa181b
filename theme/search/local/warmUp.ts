import { firstHits } from '../firstHits';
import { answerQuery, type LocalSearch } from './answerQuery';

/** After 8 the first real question takes 26 ms of processor time, after 24 half of that, after 40 a third. */
const questions = 40;
/** Milliseconds between them, in which a real question is heard. */
const pause = 10;

/**
 * Asks an index for some of its pages, one by one while nobody else asks, so that the reader's first
 * questions find code compiled and texts read.
 */
export async function warmUp(search: LocalSearch, isIdle: () => boolean): Promise<void> {
  for (const { title } of search.records.slice(0, questions)) {
    do await new Promise((resolve) => setTimeout(resolve, pause));
    while (!isIdle());
    answerQuery(title, search, { limit: firstHits });
  }
}
