import { expect, it } from '@rstest/core';
import baseline from '../../bench/sizes.json';
import { findGrowth, measureSizes } from '../../scripts/bench/sizes.mjs';
import { startServer } from '../../scripts/serve/startServer.mjs';
import { outputFolder } from '../support/builtSite';
import { routes } from '../support/routes';
import { weighAnswer } from '../support/weighAnswer';
import { weighPage } from '../support/weighPage';

const pages = routes.map(({ route, file }) => ({ route, html: 0, ...weighPage(file) }));
/** What a server sends before it waits for an answer: ten segments (RFC 6928) of 1460 bytes. */
const firstPackets = 14_600;

it('no size exceeds its budget, or what was accepted by more than 5 %', () => {
  expect(findGrowth(measureSizes(pages, outputFolder), baseline)).toEqual([]);
});

it('a page needs no script and one more request at most before the reader does anything', () => {
  const heavy = pages.filter((page) => page.requests > 2 || page.scriptsBeforeIntent > 0);
  expect(heavy.map(({ route }) => route)).toEqual([]);
});

it('a typical page arrives with the first ten packets, headers and all', async () => {
  const server = await startServer({ root: outputFolder, brotli: 11 });
  try {
    const size = await weighAnswer(`${server.url}guide/basic/output-format`);
    expect(size).toBeGreaterThan(5000);
    expect(size).toBeLessThanOrEqual(firstPackets);
  } finally {
    await server.close();
  }
});
