import { expect, it } from '@rstest/core';
import { addOtherLanguage } from '../../../../../theme/search/local/addOtherLanguage';
import type { SearchHit } from '../../../../../search/SearchHit';
import type { SearchGroup, SearchProvider } from '../../../../../theme/search/SearchProvider';

const { signal } = new AbortController();

/** A provider with so many hits, of which it sends the first seven, and what it was asked. */
function createProvider(lang: string, count: number) {
  const asked: string[] = [];
  const all = Array.from({ length: count }, (_, at) => ({ href: `/${lang}/${at}`, lang }));
  const hits = all as SearchHit[];
  const search: SearchProvider['search'] = async (query) => {
    asked.push(query);
    const loadHits = async () => hits;
    const group = { index: 'local', isCurrent: true, hits: hits.slice(0, 7), total: count };
    return [{ ...group, loadHits, suggestions: [`${lang} name`] }];
  };
  return { search, asked };
}

const list = (group: SearchGroup | undefined) => group?.hits.map(({ href }) => href);

it('does not ask the other language where there are three hits, or no question', async () => {
  const other = createProvider('en', 5);
  const [own, none] = [createProvider('zh', 3), createProvider('zh', 0)];
  const [group] = await addOtherLanguage(own, other).search('a', { signal });
  expect(list(group)).toEqual(['/zh/0', '/zh/1', '/zh/2']);
  await addOtherLanguage(none, other).search('', { signal });
  expect(other.asked).toEqual([]);
});

it('lets its hits follow fewer, but for translations of these', async () => {
  const provider = addOtherLanguage(createProvider('zh', 2), createProvider('en', 9));
  const [group] = await provider.search('a', { signal });
  expect(list(group)?.slice(0, 3)).toEqual(['/zh/0', '/zh/1', '/en/2']);
  expect(group).toMatchObject({ index: 'local', isCurrent: true, total: 9 });
  expect(group?.hits).toHaveLength(9);
  expect(await group?.loadHits?.()).toBe(group?.hits);
});

it('shows fewer hits at once, and no “nothing found” before both have answered', async () => {
  const other = createProvider('en', 1);
  for (const count of [0, 2]) {
    const shown: SearchGroup[][] = [];
    const onProgress = (groups: SearchGroup[]) => shown.push(groups);
    await addOtherLanguage(createProvider('zh', count), other).search('a', { signal, onProgress });
    expect(shown).toMatchObject([[{ isPending: count === 0, total: count }]]);
  }
});

it('answers as the first where the other has nothing, or cannot be had', async () => {
  const failing = { search: () => Promise.reject(new Error('500')) };
  for (const other of [createProvider('en', 0), failing]) {
    const [group] = await addOtherLanguage(createProvider('zh', 0), other).search('a', { signal });
    expect(group).toMatchObject({ hits: [], total: 0, suggestions: ['zh name'] });
  }
});
