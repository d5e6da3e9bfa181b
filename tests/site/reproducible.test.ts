import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles, outputFolder } from '../support/builtSite';
import { copyRepository } from '../support/copyRepository';
import { runBuild } from '../support/runBuild';

const longestBuild = 240_000;
const canary = 'canary-4b1d-planted-in-the-environment';

let folder: string;
let built: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'another folder-'));
  copyRepository(folder);
  const { code, output } = await runBuild(folder, {
    TZ: 'Pacific/Kiritimati',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
    OUT_DIR: '',
    SECRET_TOKEN: canary,
    PUBLIC_TOKEN: canary,
  });
  if (code !== 0) throw new Error(`The build of a copy of the repository failed:\n${output}`);
  built = path.join(folder, 'doc_build');
}, longestBuild);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hashFiles = (root: string) =>
  Object.fromEntries(
    listFiles(root).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(root, file)))
        .digest('hex'),
    ]),
  );

describe('a build of the same sources in another folder, time zone and language, with other file times', () => {
  it('gives the same bytes (if not, and the sources have changed, build again first)', () => {
    const here = hashFiles(outputFolder);
    const there = hashFiles(built);
    console.log(`Compared ${Object.keys(here).length} files of two builds.`);
    const files = [...new Set([...Object.keys(here), ...Object.keys(there)])];
    expect(files.filter((file) => here[file] !== there[file])).toEqual([]);
  });

  it('holds neither its folder nor a value of its environment', () => {
    const leaks = listFiles(built).filter((file) => {
      const content = readFileSync(path.join(built, file), 'latin1');
      return [folder, encodeURI(folder), canary].some((text) => content.includes(text));
    });
    expect(leaks).toEqual([]);
  });
});
