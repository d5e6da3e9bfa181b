import { createSynonyms, type Synonyms } from '../ranking/createSynonyms';
import { noSynonyms } from '../ranking/noSynonyms';
import type { FetchText } from './FetchText';
import { parseSynonyms } from './parseSynonyms';

/** Milliseconds that questions wait for them: a twentieth of the index, they are here before it. */
const patience = 1000;
/** Milliseconds before a second try, twice that before a third: a host may have lost the file. */
const pause = 2000;

export interface SynonymLoader {
  /** Those that have come, none before. */
  readonly synonyms: Synonyms;
  /**
   * Fetches them unless they have come, are on their way or have just failed. Resolves as soon as a
   * question need not wait for them: they are here, the first try has failed, or it takes too long.
   * Never rejects.
   */
  load(): Promise<void>;
}

/** Fetches the words that mean the same. Search does without them as long as they do not come. */
export function createSynonymLoader(fetchText: FetchText, url: string): SynonymLoader {
  let synonyms = noSynonyms;
  let failures = 0;
  let nextTry = 0;
  let first: Promise<void> | undefined;

  const fetchOnce = async (): Promise<void> => {
    nextTry = Infinity;
    try {
      synonyms = createSynonyms(parseSynonyms(await fetchText(url)));
    } catch {
      nextTry = performance.now() + pause * ++failures;
    }
  };

  return {
    get synonyms() {
      return synonyms;
    },
    load() {
      const fetching = performance.now() < nextTry ? undefined : fetchOnce();
      first ??= Promise.race([fetching, new Promise<void>((done) => setTimeout(done, patience))]);
      return first;
    },
  };
}
