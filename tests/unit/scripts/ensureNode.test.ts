import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@rstest/core';
import { findNodeProblem } from '../../../scripts/ensureNode.mjs';
import { createTestFolder } from '../../support/testFolder';

const { resolve, write } = createTestFolder();

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
  for (const file of ['scripts/run.mjs', 'scripts/ensureNode.mjs']) {
    write(file, readFileSync(file));
  }
  write('package.json', '{ "engines": { "node": ">=999.0.0" } }');
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/run.mjs'), 'build'], {
    encoding: 'utf8',
  });
  expect(stderr.trim()).toBe(
    `Node ${process.versions.node} cannot build this site, which needs >=999.0.0: run "nvm install", or get a current Node from https://nodejs.org.`,
  );
  expect(status).toBe(1);
});
