import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { listPlacedCases } from '../../../../facts/upgrade/takeSurvey';

test('cases are named whose output has the folder in a name', async () => {
  const work = await mkdtemp(path.join(tmpdir(), 'placed-'));
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(work, file)), { recursive: true });
    await writeFile(path.join(work, file), text);
  };
  await write('placed/dist/static/index.js', 'var _home_a_b_node_modules_react = 1;');
  await write('other/dist/index.js', 'var _home_c_node_modules_react = 1;');
  await write('linked/node_modules/it/index.js', 'var _home_a_b_node_modules_react = 1;');
  const ids = ['placed', 'other', 'linked', 'never-run'];
  expect(await listPlacedCases(ids, { root: '/home/a-b', work })).toEqual(['placed']);
  await rm(work, { recursive: true });
});
