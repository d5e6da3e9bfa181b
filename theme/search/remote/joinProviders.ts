import type { SearchGroup, SearchProvider } from '../SearchProvider';

type EmptyGroup = Pick<SearchGroup, 'index' | 'isCurrent'>;

/** A provider with the groups it answers in. */
export interface SearchPart {
  provider: SearchProvider;
  groups: readonly EmptyGroup[];
}

/**
 * Several providers as one, which answers with the groups of all, in order. None waits for another:
 * each answer is reported as it comes, and one that fails leaves its groups empty.
 */
export function joinProviders(parts: readonly SearchPart[]): SearchProvider {
  // On show until an index answers the next question.
  const last = parts.map(({ groups }) => groups.map(withoutHits));

  return {
    async search(query, { onProgress, ...options }) {
      const answers = last.map((groups) =>
        groups.map((group): SearchGroup => ({ ...group, isPending: true })),
      );
      await Promise.all(
        parts.map(async ({ provider, groups }, position) => {
          const show = (answered: SearchGroup[] | undefined) => {
            const settled = groups.map((group) => findAnswer(group, answered));
            last[position] = settled;
            answers[position] = settled;
            onProgress?.(answers.flat());
          };
          const asking = provider.search(query, { ...options, onProgress: show });
          const answered = await asking.catch(() => undefined);
          options.signal.throwIfAborted();
          show(answered);
        }),
      );
      return answers.flat();
    },
  };
}

function findAnswer(group: EmptyGroup, answered: SearchGroup[] | undefined): SearchGroup {
  if (!answered) return { ...withoutHits(group), hasFailed: true };
  return answered.find(({ index }) => index === group.index) ?? withoutHits(group);
}

const withoutHits = (group: EmptyGroup): SearchGroup => ({ ...group, hits: [] });
