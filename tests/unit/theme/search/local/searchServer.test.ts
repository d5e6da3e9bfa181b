import { describe, expect, it } from '@rstest/core';
import {
  createSearchServer,
  type SearchReply,
} from '../../../../../theme/search/local/searchServer';
import { createRecord } from '../createRecord';

const indexUrl = '/static/search_index.en.aaa.json';
const synonymsUrl = '/static/search_synonyms.bbb.json';
const synonyms = '{"same": [["merges", "joins"]], "leadsTo": {}}';
const record = createRecord({
  routePath: '/config/lib/dts',
  title: 'dts',
  sections: [['bundle', 'Joins declaration files.']],
});
const json = JSON.stringify([record]);

/** A server over answers in order, and the addresses of indexes it has asked for. */
function createServer(...answers: (string | Error)[]) {
  const asked: string[] = [];
  const answer = createSearchServer(async (url) => {
    if (url === synonymsUrl) return synonyms;
    const next = answers[asked.length] ?? json;
    asked.push(url);
    if (next instanceof Error) throw next;
    return next;
  }, synonymsUrl);
  return { answer, asked };
}

describe('createSearchServer', () => {
  it('answers with hits as they are shown, under the id of the question', async () => {
    const { answer } = createServer();
    expect(await answer({ id: 7, indexUrl, query: 'joins' })).toEqual({
      id: 7,
      hits: [
        {
          href: '/config/lib/dts#bundle',
          title: { text: 'bundle', marks: [] },
          excerpt: { text: 'Joins declaration files.', marks: [{ start: 0, end: 5 }] },
          page: { href: '/config/lib/dts', title: 'dts', trail: ['Config'] },
          above: [],
          lang: 'en',
          facet: 'config',
        },
      ],
      total: 1,
    });
  });

  it('fetches an index once, however many ask at once', async () => {
    const { answer, asked } = createServer();
    await Promise.all(['', 'd', 'dt', 'dts'].map((query, id) => answer({ id, indexUrl, query })));
    expect(asked).toEqual([indexUrl]);
  });

  it.each([
    ['an unreachable host', new Error('The search index answered 500.')],
    ['a page instead of the index', '<!doctype html>'],
    ['an index of another shape', '{"pages":[]}'],
  ])('says that it failed for %s, and tries again at the next question', async (_, failure) => {
    const { answer, asked } = createServer(failure);
    expect(await answer({ id: 1, indexUrl, query: 'dts' })).toEqual({
      id: 1,
      error: expect.any(String),
    });
    expect(await answer({ id: 2, indexUrl, query: 'dts' })).toMatchObject({
      hits: [{ href: '/config/lib/dts' }, { href: '/config/lib/dts#bundle' }],
    });
    expect(asked).toHaveLength(2);
  });

  it('fetches another index when its address changes', async () => {
    const { answer, asked } = createServer();
    await answer({ id: 1, indexUrl, query: 'dts' });
    await answer({ id: 2, indexUrl: '/other.json', query: 'dts' });
    expect(asked).toEqual([indexUrl, '/other.json']);
  });

  it('fetches synonyms with the index, neither waiting for the other', async () => {
    const asked: string[] = [];
    const answer = createSearchServer((url) => {
      asked.push(url);
      return new Promise(() => undefined);
    }, synonymsUrl);
    void answer({ id: 1, indexUrl, query: '' });
    expect(asked).toEqual([indexUrl, synonymsUrl]);
  });

  describe('where synonyms come late', () => {
    /** A server whose synonyms come when a test sends them. */
    function createLateServer() {
      const asked: string[] = [];
      let send: (text: string) => void = () => undefined;
      const late = new Promise<string>((resolve) => {
        send = resolve;
      });
      const answer = createSearchServer((url) => {
        asked.push(url);
        return url === synonymsUrl ? late : Promise.resolve(json);
      }, synonymsUrl);
      const sendSynonyms = async () => {
        send(synonyms);
        await new Promise((resolve) => setTimeout(resolve));
      };
      return { answer, asked, sendSynonyms };
    }

    it('answers without them within about a second, then again with them', async () => {
      const { answer, asked, sendSynonyms } = createLateServer();
      const better: SearchReply[] = [];
      const first = await answer({ id: 1, indexUrl, query: 'merges' }, (one) => better.push(one));
      expect(first).toMatchObject({ id: 1, total: 0, isProvisional: true });
      expect(better).toEqual([]);
      await sendSynonyms();
      expect(better).toMatchObject([{ id: 1, total: 1 }]);
      expect(better[0]).not.toHaveProperty('isProvisional');
      expect(await answer({ id: 2, indexUrl, query: 'merges' })).toMatchObject({ total: 1 });
      expect(asked).toEqual([indexUrl, synonymsUrl]);
    });
  });
});
