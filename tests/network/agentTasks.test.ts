import { expect, test } from '@rstest/core';
import { createReaderEnvironment, runShell } from './reader/createReader';

test('no task for agents passes as it begins, and each does as it is solved', async () => {
  const { code, stdout, stderr } = await runShell(
    'node scripts/run.mjs bench agents --self-check',
    { folder: process.cwd(), env: createReaderEnvironment(process.env), longest: 1_190_000 },
  );
  expect(code, stdout + stderr).toBe(0);
}, 1_200_000);
