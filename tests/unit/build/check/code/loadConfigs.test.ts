import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from '@rstest/core';
import { runLoader } from '../../../../../build/check/code/loadConfigs';

const folder = mkdtempSync(path.join(tmpdir(), 'loader-'));
const script = path.join(folder, 'load.mjs');

afterEach(() => rmSync(script, { force: true }));

test('a process that fails before the first configuration is the fault of none', async () => {
  writeFileSync(script, "console.error('Cannot find package'); process.exit(1);\n");
  await expect(runLoader(['good'], script)).rejects.toThrow(
    /before the first of them \(it ends the process with exit code 1\).*Cannot find package$/,
  );
});
