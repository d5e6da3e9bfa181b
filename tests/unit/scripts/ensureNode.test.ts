import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { findNodeProblem } from '../../../scripts/ensureNode.mjs';

const range = '^20.19.0 || >=22.12.0';

describe('findNodeProblem', () => {
  for (const version of [
    '20.19.0',
    '20.20.2',
    '22.12.0',
    '22.12.1',
    '23.0.0',
    '24.1.0',
    '100.0.0',
  ]) {
    it(`accepts ${version}`, () => {
      expect(findNodeProblem(version, range)).toBeUndefined();
    });
  }

  for (const version of ['12.22.0', '18.20.4', '20.18.3', '20.9.0', '21.7.0', '22.11.9']) {
    it(`refuses ${version} in one sentence that names it and the range`, () => {
      expect(findNodeProblem(version, range)).toBe(
        `Node ${version} cannot build this site, which needs ${range}: run "nvm install", or get a current Node from https://nodejs.org.`,
      );
    });
  }

  it('says which form of range it does not read', () => {
    expect(() => findNodeProblem('20.0.0', '~20.1.0')).toThrow(
      'package.json: engines.node "~20.1.0" is not ^a.b.c or >=a.b.c.',
    );
  });
});

it('no command loads anything in another Node', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'node-check-'));
  for (const file of ['run.mjs', 'ensureNode.mjs']) {
    cpSync(`scripts/${file}`, path.join(root, 'scripts', file));
  }
  writeFileSync(path.join(root, 'package.json'), '{ "engines": { "node": ">=999.0.0" } }');
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'scripts/run.mjs'), 'build'],
    { encoding: 'utf8' },
  );
  rmSync(root, { recursive: true });
  expect(stderr.trim()).toBe(
    `Node ${process.versions.node} cannot build this site, which needs >=999.0.0: run "nvm install", or get a current Node from https://nodejs.org.`,
  );
  expect(status).toBe(1);
});
