import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { canRun } from '../../../../scripts/test/canRun.mjs';

describe.runIf(process.platform !== 'win32')('canRun', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'can-run-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function script(name: string, source: string) {
    const file = path.join(folder, name);
    writeFileSync(file, `#!/bin/sh\n${source}\n`);
    chmodSync(file, 0o755);
    return file;
  }

  it('believes a program that starts', () => {
    expect(canRun(script('good', 'echo Chromium 1'))).toBe(true);
  });

  it('does not believe a stub, a broken program or a missing one', () => {
    expect(canRun(script('stub', 'echo install the snap; exit 1'))).toBe(false);
    expect(canRun(script('broken', 'exit 127'))).toBe(false);
    expect(canRun(path.join(folder, 'gone'))).toBe(false);
  });
});
