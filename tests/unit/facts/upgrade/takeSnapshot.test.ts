import { expect, test } from '@rstest/core';
import { listPlacedCases } from '../../../../facts/upgrade/takeSnapshot';
import { createTestFolder } from '../../../support/testFolder';

const { root: work, write } = createTestFolder();

test('cases are named whose output has the folder in a name', async () => {
  write('placed/dist/static/index.js', 'var _home_a_b_node_modules_react = 1;');
  write('other/dist/index.js', 'var _home_c_node_modules_react = 1;');
  write('linked/node_modules/it/index.js', 'var _home_a_b_node_modules_react = 1;');
  const ids = ['placed', 'other', 'linked', 'never-run'];
  expect(listPlacedCases(ids, { root: '/home/a-b', work })).toEqual(['placed']);
});
