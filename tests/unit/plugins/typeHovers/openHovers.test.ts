import { afterEach, expect, it } from '@rstest/core';
import type { Proof } from '../../../../plugins/proof';
import { openHovers } from '../../../../plugins/typeHovers/openHovers';
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
