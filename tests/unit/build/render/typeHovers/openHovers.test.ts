import { afterEach, expect, it } from '@rstest/core';
import type { Proof } from '../../../../../build/check/code';
import { openHovers } from '../../../../../build/render/typeHovers/openHovers';
import { fence, readPage } from './readPage';

const { version } = process;
const setVersion = (value: string): void => {
  Object.defineProperty(process, 'version', { value });
};
afterEach(() => setVersion(version));

const pages = [readPage(fence('ts title="a.ts" module', "export const a = 'b';"))];
const proof = {
  root: 'docs',
  readPages: () => pages,
  openStore: () => ({ tool: { options: [], rsbuildOptions: [] } }),
} as unknown as Proof;

const listNames = () =>
  openHovers(proof, { languages: ['en'] })
    .listPages()
    .map(({ name }) => name);

// Pages of an older build may be kept, and name their file as it was called then.
it('calls the file of a page the same on every Node.js', () => {
  const here = listNames();
  expect(here).toEqual([expect.stringMatching(/^guide-page\.\w{10}$/)]);
  setVersion('v99.0.0');
  expect(listNames()).toEqual(here);
});

it('leads to a heading as it is called by now', () => {
  const heading = readPage('# Core functions\n\n## rspack\n', 'en/api/core.mdx');
  const written = [...pages, heading];
  const hovers = openHovers({ ...proof, readPages: () => [...written] }, { languages: ['en'] });
  const find = () => hovers.findPage('en/guide/page.mdx');
  const before = find();
  expect([...(before?.places.keys() ?? [])]).toEqual(['api rspack']);
  expect(find()?.places).toBe(before?.places);

  written[1] = readPage('# Core functions\n\n## rsbuild\n', 'en/api/core.mdx');
  expect([...(find()?.places.keys() ?? [])]).toEqual(['api rsbuild']);
  expect(find()?.name).not.toBe(before?.name);

  written.pop();
  expect(find()?.places.size).toBe(0);
});
