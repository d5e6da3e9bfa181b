import { expect, test } from '@rstest/core';
import { runLoader } from '../../../../../build/check/code/loadConfigs';
import { createTestFolder } from '../../../../support/testFolder';

const { resolve, write } = createTestFolder();

test('a process that fails before the first configuration is an error of none of them', async () => {
  write('load.mjs', "console.error('Cannot find package'); process.exit(1);\n");
  await expect(runLoader(['good'], resolve('load.mjs'))).rejects.toThrow(
    /before the first of them \(it ends the process with exit code 1\).*Cannot find package$/,
  );
});
