import { expect, test } from '@rstest/core';
import { checkModules } from '../../../../../facts/cases/judge/checkModules';
import { createTestFolder } from '../../../../support/testFolder';

const { root, write } = createTestFolder();

test('other names and an untrue expression are failures', async () => {
  write('esm.mjs', 'export const add = (a, b) => a + b;\nexport default 1;\n');
  expect(
    await checkModules(
      { imports: [{ file: 'esm.mjs', names: ['sub'], holds: 'm.add(1, 2) === 4' }] },
      root,
    ),
  ).toEqual([
    'import of esm.mjs gives [add default], expected [sub]',
    'import of esm.mjs: “m.add(1, 2) === 4” is not true',
  ]);
});

test('a module that ends the process is a failure', async () => {
  write('aborting.mjs', 'process.abort();\n');
  expect(await checkModules({ imports: [{ file: 'aborting.mjs' }] }, root)).toHaveLength(1);
});
