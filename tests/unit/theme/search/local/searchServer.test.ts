import { expect, it } from '@rstest/core';
import { createSearchServer } from '../../../../../theme/search/local/searchServer';
import { createRecord } from '../../../search/createRecord';

const indexUrl = '/static/search_index.en.aaa.json';
const record = createRecord({
  routePath: '/config/lib/dts',
  title: 'dts',
  sections: [['bundle', 'Joins declaration files.']],
});
const json = JSON.stringify([record]);

/** A server, and the addresses of indexes that it has asked for. */
function createServer() {
  const asked: string[] = [];
  const answer = createSearchServer(async (url, take) => {
    asked.push(url);
    take(json);
  });
  return { answer, asked };
}

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

it('fetches another index when its address changes', async () => {
  const { answer, asked } = createServer();
  await answer({ id: 1, indexUrl, query: 'dts' });
  await answer({ id: 2, indexUrl: '/other.json', query: 'dts' });
  expect(asked).toEqual([indexUrl, '/other.json']);
});

it('finds a section by another word for what it says', async () => {
  const { answer } = createServer();
  expect(await answer({ id: 1, indexUrl, query: '类型声明' })).toMatchObject({
    hits: [{ href: '/config/lib/dts#bundle' }, {}],
  });
});

it.each([1, 7, 400])(
  'answers the same where the index comes %i letters at a time',
  async (size) => {
    const title = 'It says },{"id":1 joins';
    const text = JSON.stringify([record, createRecord({ id: 1, title }), createRecord({ id: 12 })]);
    const ask = (step: number) =>
      createSearchServer(async (_url, take) => {
        for (let at = 0; at < text.length; at += step) take(text.slice(at, at + step));
      })({ id: 1, indexUrl, query: 'joins' });
    const whole = await ask(text.length);
    expect(whole).toMatchObject({ total: 2 });
    expect(await ask(size)).toEqual(whole);
  },
);

it.each(['', '[]', '<!doctype html>', '{"a":1}', json.slice(0, -1), `${json}]`])(
  'says that %j is no index, and asks for it again',
  async (text) => {
    const texts = [text, json];
    const answer = createSearchServer(async (_url, take) => take(texts.shift() ?? ''));
    const question = { id: 1, indexUrl, query: 'joins' };
    expect(await answer(question)).toHaveProperty('error');
    expect(await answer(question)).toHaveProperty('total', 1);
  },
);
