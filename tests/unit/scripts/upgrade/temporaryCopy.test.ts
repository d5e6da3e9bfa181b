import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { listFiles } from '../../../../build/read/files';
import { sources } from '../../../../scripts/upgrade/temporaryCopy.mjs';

test('a temporary copy of the repository has everything that the facts import', () => {
  const imported = listFiles('facts')
    .filter((file) => /^(?!results\/).*\.m?ts$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join('facts', file), 'utf8');
      return [...source.matchAll(/from '(\.[^']*)'/g)].map(
        ([, target = '']) =>
          path.posix.join('facts', path.posix.dirname(file), target).split('/')[0],
      );
    });
  expect(imported.length).toBeGreaterThan(20);
  expect(new Set(imported.filter((folder) => !sources.includes(folder ?? '')))).toEqual(new Set());
});
