import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach } from '@rstest/core';

/** A folder that is empty before each unit test of the file, and files in it by their path from there. */
export function createTestFolder() {
  const root = mkdtempSync(path.join(tmpdir(), 'test-'));
  beforeEach(() => {
    rmSync(root, { recursive: true, force: true });
    mkdirSync(root);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const resolve = (file: string): string => path.join(root, file);
  const write = (file: string, content: string | Buffer): void => {
    mkdirSync(path.dirname(resolve(file)), { recursive: true });
    writeFileSync(resolve(file), content);
  };
  return {
    root,
    resolve,
    write,
    read: (file: string): string => readFileSync(resolve(file), 'utf8'),
  };
}
