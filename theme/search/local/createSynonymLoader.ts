import { createSynonyms, type Synonyms } from '../ranking/createSynonyms';
import type { FetchText } from './FetchText';
import { parseSynonyms } from './parseSynonyms';

/** Milliseconds before the second, third and fourth try: a host may have lost the file. */
const pauses = [2000, 4000, 6000];

export interface SynonymLoader {
  /** Undefined until they have come. */
  readonly synonyms: Synonyms | undefined;
  /**
   * Fetches them unless they are here or on their way, a few times if need be. A question after the
   * last try has failed begins again.
   * @throws whatever the last try failed with
   */
  load(): Promise<Synonyms>;
}

/** Fetches the words that mean the same. Search works without them until they come. */
export function createSynonymLoader(fetchText: FetchText, url: string): SynonymLoader {
  let synonyms: Synonyms | undefined;
  let loading: Promise<Synonyms> | undefined;

  const tryToFetch = async (failures = 0): Promise<Synonyms> => {
    try {
      return (synonyms = createSynonyms(parseSynonyms(await fetchText(url))));
    } catch (error) {
      const pause = pauses[failures];
      if (pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      return tryToFetch(failures + 1);
    }
  };

  return {
    get synonyms() {
      return synonyms;
    },
    load() {
      loading ??= tryToFetch().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
}
