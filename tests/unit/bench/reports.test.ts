import { expect, it } from '@rstest/core';
import { findStaleReports } from '../../../bench/reports.mjs';

it('reports of bench/ say what their figures say, or `npm run bench -- reports` writes them', async () => {
  expect(await findStaleReports()).toEqual([]);
});
