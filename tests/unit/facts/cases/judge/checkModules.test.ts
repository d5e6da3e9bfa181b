import { expect, test } from '@rstest/core';
import { checkModules } from '../../../../../facts/cases/judge/checkModules';
import { createTestFolder } from '../../../../support/testFolder';

const { root, write } = createTestFolder();

test('a module that ends the process is a failure', async () => {
  write('aborting.mjs', 'process.abort();\n');
  expect(await checkModules({ imports: [{ file: 'aborting.mjs' }] }, root)).toHaveLength(1);
});
