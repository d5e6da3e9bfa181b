import { afterEach, expect, it, rs } from '@rstest/core';
import { loadHovers } from '../../../../theme/typeHovers/loadHovers';

const hovers = { texts: [], blocks: {} };
const base = (path: string) => `/docs${path}`;

afterEach(() => {
  rs.unstubAllGlobals();
});

it('fetches a page’s hovers once, below the base of the site', async () => {
  const fetch = rs.fn(() => Promise.resolve(Response.json(hovers)));
  rs.stubGlobal('fetch', fetch);
  const [first, second] = await Promise.all([loadHovers('a.1', base), loadHovers('a.1', base)]);
  expect(first).toEqual(hovers);
  expect(second).toBe(first);
  expect(fetch.mock.calls).toEqual([['/docs/static/hovers/a.1.json']]);
});

it('forgets a failure, so that the next call tries again', async () => {
  const answers = [Response.error(), new Response('', { status: 404 }), Response.json(hovers)];
  rs.stubGlobal('fetch', () => Promise.resolve(answers.shift()));
  await expect(loadHovers('b.1', base)).rejects.toThrow('/docs/static/hovers/b.1.json');
  await expect(loadHovers('b.1', base)).rejects.toThrow('404');
  await expect(loadHovers('b.1', base)).resolves.toEqual(hovers);
});
