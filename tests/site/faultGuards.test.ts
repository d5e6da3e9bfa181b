import { expect, it } from '@rstest/core';
import { findGuard } from '../faults/controls/stripGuard';
import { mutations } from '../faults/controls/mutations';
import { outputFolder } from '../support/builtSite';

it('each guard that the mutation control takes out is in the built files', () => {
  const lost = mutations.filter((mutation) => findGuard(outputFolder, mutation).length === 0);
  expect(lost.map(({ guard }) => guard)).toEqual([]);
  expect(mutations.length).toBeGreaterThan(10);
});
