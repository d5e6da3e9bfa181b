import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { findCommit, openCommit } from '../../../scripts/review.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'review-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const git = (...args: string[]) => {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
};
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
/** A clone with one commit, and its hash. */
const commitOne = () => {
  write('package-lock.json', 'old');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'one');
  return git('rev-parse', 'HEAD');
};

describe('findCommit', () => {
  it('says that there is no such commit', () => {
    commitOne();
    for (const ref of ['nowhere', 'HEAD~9', '--all', 'HEAD:package-lock.json']) {
      expect(() => findCommit(root, ref)).toThrow(`“${ref}” is no commit of this clone`);
    }
  });
});

describe('openCommit', () => {
  it('checks the commit out, with the packages of the tree and none of its caches', () => {
    const commit = commitOne();
    write('package-lock.json', 'new');
    write('node_modules/one/index.js', '1');
    write('node_modules/.cache/one.json', '1');
    const folder = path.join(root, 'aside/tree');
    openCommit(root, { commit, folder });
    expect(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')).toBe('old');
    expect(existsSync(path.join(folder, 'node_modules/one/index.js'))).toBe(true);
    expect(existsSync(path.join(folder, 'node_modules/.cache'))).toBe(false);
  });
});
