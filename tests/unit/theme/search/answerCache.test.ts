import { expect, it } from '@rstest/core';
import { rememberAnswers } from '../../../../theme/search/answerCache';
import type { SearchGroup } from '../../../../theme/search/SearchProvider';

const { signal } = new AbortController();

/** A provider that counts what it is asked, and answers with what `next` holds. */
function createBench() {
  const asked: string[] = [];
  const answer = { next: (): Partial<SearchGroup> => ({}) };
  const provider = rememberAnswers({
    search: async (query) => {
      asked.push(query);
      return [{ index: 'local', isCurrent: true, hits: [], ...answer.next() }];
    },
  });
  return { asked, answer, provider };
}

it('knows another question by its words and its facet', async () => {
  const { provider, asked } = createBench();
  const questions = [{}, { facet: 'config' }, { facet: 'api' }] as const;
  for (const question of [...questions, ...questions]) {
    await provider.search('dts', { signal, ...question });
  }
  await provider.search('dts ', { signal });
  expect(asked).toHaveLength(4);
});

it('remembers a hundred', async () => {
  const { provider, asked } = createBench();
  const queries = Array.from({ length: 101 }, (_, count) => `query ${count}`);
  for (const query of queries.slice(0, 100)) await provider.search(query, { signal });
  await provider.search('query 0', { signal });
  expect(asked).toHaveLength(100);
  for (const query of queries.slice(100)) await provider.search(query, { signal });
  await provider.search('query 100', { signal });
  expect(asked).toHaveLength(101);
});

it('asks again where the answer was none, or not all of it', async () => {
  const { provider, asked, answer } = createBench();
  answer.next = () => ({ hasFailed: true });
  await provider.search('a', { signal });
  answer.next = () => ({ isPending: true });
  await provider.search('a', { signal });
  answer.next = () => {
    throw new Error('down');
  };
  await expect(provider.search('a', { signal })).rejects.toThrow('down');
  answer.next = () => ({});
  expect(await provider.search('a', { signal })).toHaveLength(1);
  expect(asked).toHaveLength(4);
});
