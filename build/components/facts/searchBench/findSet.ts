import type { QuestionSet, SearchBench } from './SearchBench';

/** The questions of that name and what they gave. @throws Error listing the sets that were asked. */
export function findSet({ sets }: SearchBench, name: string): QuestionSet {
  const found = sets.find((set) => set.name === name);
  if (found) return found;
  const names = sets.map((set) => set.name).join(', ');
  throw new Error(
    `bench/search/results.json has no set “${name}”. It has: ${names}. ` +
      'Run `npm run bench:search` and commit what it writes.',
  );
}
